import type { SirutaReport } from '@psp/domain/joining/authorities/import-siruta';
import type { AuditFault, FoundRow } from '@psp/domain/operating/audit/verify';
import type { CpvReport } from '@psp/domain/operating/taxonomies/cpv/import-cpv';

const SHOWN = 20;
const more = (count: number): string[] => (count > SHOWN ? [`  … and ${count - SHOWN} more`] : []);

const rowOf = ({ id, at, action }: FoundRow): string => [id, at, action].filter(Boolean).join(', ');

/** Messages of the commands that change the portal's data. */
export const strings = {
  starting: 'The portal is starting: wait until it answers and repeat the command.',
  importUsage: 'Usage: npm run import:siruta -- FILE.csv [--force]',
  noFile: (path: string, reason: string) => `Cannot read ${path}: ${reason}`,
  nothingChanged: (reason: string) => `${reason}\nThe registry of authorities was not changed.`,
  progress: (done: number, total: number) => `Authorities written: ${done} of ${total}`,
  report: ({ total, added, changed, unchanged, kept }: SirutaReport) => [
    `Registry of authorities, ${total} in the file: ${added} added, ${changed.length} changed, ${unchanged} unchanged, ${kept.length} kept although the file no longer has them.`,
    ...changed.slice(0, SHOWN).map(({ siruta, before, after }) => `  ${siruta}: ${before} → ${after}`),
    ...more(changed.length),
    ...kept.slice(0, SHOWN).map(({ siruta, name }) => `  kept: ${siruta} ${name}`),
    ...more(kept.length),
  ],
  importCpvUsage: 'Usage: npm run import:cpv -- FILE.csv',
  cpvUnchanged: (reason: string) => `${reason}\nThe list of CPV codes was not changed.`,
  cpvReport: ({ total, added, changed, unchanged }: CpvReport) =>
    `CPV codes, ${total} in the file: ${added} added, ${changed} renamed, ${unchanged} unchanged.`,
  verifyUsage: 'Usage: npm run audit:verify [-- --heads FOLDER]',
  auditFault: (fault: AuditFault): string => {
    switch (fault.kind) {
      case 'changed':
        return `Changed since it was sealed: ${rowOf(fault.row)}, seal ${fault.position}`;
      case 'missing':
        return `Deleted since it was sealed: ${rowOf(fault.row)}, seal ${fault.position}`;
      case 'seal-changed':
        return `Seal ${fault.position} was changed; its row is as it was: ${rowOf(fault.row)}`;
      case 'seals-missing':
        return fault.from === fault.to
          ? `Seal ${fault.from} was deleted.`
          : `Seals ${fault.from} to ${fault.to} were deleted.`;
      case 'unsealed':
        return `Not sealed within an hour: ${rowOf(fault.row)}`;
      case 'head':
        return `The chain does not contain the head that was written at ${fault.head.at}: seal ${fault.head.position}, ${fault.head.hash}`;
    }
  },
  unreadableHeads: (file: string, lines: readonly number[]) => `Not readable in ${file}: line ${lines.join(', ')}`,
  noHeads: (file: string) =>
    `There is no ${file}: rows are checked against the chain, but not whether the whole chain was made anew.`,
  auditWhole: (sealed: number, heads: number) =>
    `The audit is as it was sealed: ${sealed} rows, ${heads} written heads in the chain.`,
  auditFaulty: (faults: number, sealed: number) =>
    `The audit is not as it was sealed: ${faults} ${faults === 1 ? 'fault' : 'faults'} in ${sealed} rows.`,
  adminUsage:
    'Usage: npm run admin:create -- --email address@example.org --name "First Last" [--organisation "Name"] [--contact contact@example.org]',
  backupUsage:
    'Usage: npm run backup:report -- --kind=backup|backup_drill --outcome=ok|failed [--detail="18,4 GB, 12 minute"]',
  backupReported: (kind: string, outcome: string) => `Reported: ${kind}, ${outcome}.`,
  emailInvalid: (email: string) => `"${email}" is not an e-mail address.`,
  emailTaken: (email: string) => `${email} has an account already; nothing was changed.`,
  organisationMade: (name: string) => `Created the organisation "${name}".`,
  adminMade: (email: string, link: string) =>
    `Created the administrator ${email}. The password is chosen once, within 24 hours, at:\n${link}`,
};

export const ASSOCIATION = 'Asociația Servicii Publice';

import type { SirutaReport } from '@psp/domain/joining/authorities/import-siruta';
import type { CpvReport } from '@psp/domain/operating/taxonomies/cpv/import-cpv';

const SHOWN = 20;
const more = (count: number): string[] => (count > SHOWN ? [`  … and ${count - SHOWN} more`] : []);

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
  adminUsage:
    'Usage: npm run admin:create -- --email address@example.org --name "First Last" [--organisation "Name"] [--contact contact@example.org]',
  emailInvalid: (email: string) => `"${email}" is not an e-mail address.`,
  emailTaken: (email: string) => `${email} has an account already; nothing was changed.`,
  organisationMade: (name: string) => `Created the organisation "${name}".`,
  adminMade: (email: string, link: string) =>
    `Created the administrator ${email}. The password is chosen once, within 24 hours, at:\n${link}`,
};

export const ASSOCIATION = 'Asociația Servicii Publice';

import { type AnyBulk, BULK_LABELS } from '@psp/contracts/bulk-act-names';
import { counted } from '@psp/contracts/counted';
import { type Package, PACKAGE_LABELS } from '@psp/contracts/organisations';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  name: string;
}

/** Path of an organisation's page in the association's area. */
export const organisationPath = ({ id }: { id: string }): string => `/admin/users/organizatii/${id}`;
const about = (organisation: Named) => ({ href: organisationPath(organisation), object: `„${organisation.name}”` });
const ANY_MEMBER = sql`select id, name from organisation where kind <> 'admin' and status = 'approved'`;
const toAssociation = { to: ['admin'] as const };

/** Notifications of the association's staff about decisions on organisations. */
export const NOTIFICATIONS = catalogue(
  'users',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, name from organisation where kind = 'firma' and status = 'approved'`,
    sample: (organisation) => [organisation, 'Ana Pop', 'Motivul.', new Date('2026-03-12T10:00:00Z')],
  },
  {
    suspensionProposed: event(
      { label: 'Suspendare propusă', many: 'suspendări propuse', ...toAssociation },
      (organisation: Named, who: string, reason: string, lapsesAt: Date) => ({
        ...about(organisation),
        message: `${who} propune suspendarea organizației „${organisation.name}”. O confirmă sau o respinge alt administrator, până pe ${momentInWords(lapsesAt)}. Motiv: ${reason}`,
      }),
    ),
    suspensionConfirmed: event(
      { label: 'Suspendare confirmată', ...toAssociation },
      (organisation: Named, who: string) => ({
        ...about(organisation),
        message: `${who} a confirmat propunerea: organizația „${organisation.name}” este suspendată.`,
      }),
    ),
    suspensionDeclined: event(
      { label: 'Propunere de suspendare respinsă', ...toAssociation },
      (organisation: Named, who: string, reason: string) => ({
        ...about(organisation),
        message: `${who} a respins propunerea de suspendare a organizației „${organisation.name}”. Motiv: ${reason}`,
      }),
    ),
    suspensionWithdrawn: event(
      { label: 'Propunere de suspendare retrasă', ...toAssociation },
      (organisation: Named, who: string) => ({
        ...about(organisation),
        message: `${who} și-a retras propunerea de suspendare a organizației „${organisation.name}”.`,
      }),
    ),
    profileReminder: event(
      {
        ...{ label: 'Profilul dvs. așteaptă completări', kind: 'organisation', to: ['uat', 'firma'] },
        ...{ subjects: ANY_MEMBER, bound: 'bulk-act:account', sample: (one, kind) => [{ ...one, kind }] },
      },
      ({ kind, name }: { kind: string; name: string }) => ({
        message: `Asociația vă roagă să completați profilul organizației „${name}”: un profil complet este găsit mai ușor.`,
        href: `/${kind}/profile`,
      }),
    ),
    packageChanged: event(
      {
        ...{ label: 'Pachet schimbat', kind: 'organisation', to: ['uat'], subjects: ANY_MEMBER },
        ...{ bound: 'bulk-act:account', sample: (one) => [one, 'silver', 'Motivul.'] },
      },
      ({ name }: { name: string }, chosen: Package, reason: string) => ({
        message: `Pachetul organizației „${name}” este acum ${PACKAGE_LABELS[chosen].name}. Motiv: ${reason}`,
        href: '/uat/profile',
      }),
    ),
    merged: event(
      {
        ...{ label: 'Înregistrări contopite', kind: 'organisation', to: ['uat', 'firma'], subjects: ANY_MEMBER },
        ...{
          bound: 'organisation-merge:account',
          sample: (one, kind) => [{ ...one, kind }, 'Înregistrarea veche', 'Motivul.'],
        },
      },
      ({ kind, name }: { kind: string; name: string }, closed: string, reason: string) => ({
        message: `Asociația a contopit înregistrarea „${closed}” cu „${name}”: membrii și datele ei sunt acum aici. Motiv: ${reason}`,
        href: `/${kind}/members`,
      }),
    ),
    mergeUndone: event(
      {
        ...{ label: 'Contopire anulată', kind: 'organisation', to: ['uat', 'firma'], subjects: ANY_MEMBER },
        ...{ bound: 'organisation-merge:account', sample: (one, kind) => [one, { ...one, kind }, 'Motivul.'] },
      },
      ({ name }: Named, { kind }: { kind: string }, reason: string) => ({
        message: `Asociația a anulat contopirea: „${name}” este din nou o înregistrare de sine stătătoare. Motiv: ${reason}`,
        href: `/${kind}/members`,
      }),
    ),
    bulkEnded: event(
      {
        ...{ label: 'Acțiune în masă încheiată', ...toAssociation },
        ...{ subjects: sql`select id, action from bulk_act`, sample: (one) => [one, { done: 3, refused: 1 }] },
      },
      ({ id, action }: { id: string; action: AnyBulk }, { done, refused }: { done: number; refused: number }) => ({
        message: `${BULK_LABELS[action]}: ${counted(done, 'un rând făcut', 'rânduri făcute')}, ${counted(refused, 'unul refuzat', 'refuzate')}.`,
        href: `/admin/users/actiuni/${id}`,
      }),
    ),
    suspensionLapsed: event({ label: 'Propunere de suspendare expirată', ...toAssociation }, (organisation: Named) => ({
      ...about(organisation),
      message: `Propunerea de suspendare a organizației „${organisation.name}” a expirat: nimeni nu a decis în 7 zile.`,
    })),
  },
);

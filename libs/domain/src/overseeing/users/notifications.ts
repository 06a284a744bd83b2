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
        message: `${who} propune suspendarea organizației „${organisation.name}”. Motiv: ${reason} O confirmă sau o respinge alt administrator, până pe ${momentInWords(lapsesAt)}.`,
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
    suspensionLapsed: event({ label: 'Propunere de suspendare expirată', ...toAssociation }, (organisation: Named) => ({
      ...about(organisation),
      message: `Propunerea de suspendare a organizației „${organisation.name}” a expirat: nimeni nu a decis în 7 zile.`,
    })),
  },
);

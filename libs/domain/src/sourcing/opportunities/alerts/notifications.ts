import { counted } from '@psp/contracts/counted';
import { sql } from 'kysely';
import { catalogue, event } from '../../../operating/notifications/catalogue.ts';
import type { Found } from './matching.ts';

const LIST = '/firma/opportunities';

/** Address of the list under the filter, or of all opportunities if there are several filters. */
export const listHref = ([first, ...others]: readonly Found[]): string =>
  first && others.length === 0 ? LIST + first.query : LIST;

/* Address of the only opportunity, or of the list. */
const hrefOf = (found: readonly Found[]): string => {
  const all = found.flatMap(({ opportunities }) => opportunities);
  return all.length === 1 ? `${LIST}/${all[0]?.id}` : listHref(found);
};

/** Names in Romanian quotation marks, joined by commas. */
export const quoted = (names: readonly string[]): string => names.map((name) => `„${name}”`).join(', ');

/* "21 de oportunități se potrivesc". */
const fitting = (total: number): string => counted(total, 'O oportunitate se potrivește', 'oportunități se potrivesc');

const wordsOf = (found: readonly Found[]): string => {
  const all = found.flatMap(({ opportunities }) => opportunities);
  const under = `${found.length === 1 ? 'filtrului salvat' : 'filtrelor salvate'} ${quoted(found.map(({ name }) => name))}`;
  const [one] = all;
  if (all.length === 1 && one) return `„${one.title}” (${one.number}) se potrivește ${under}.`;
  const ids = new Set(all.map(({ id }) => id));
  return `${fitting(ids.size)} ${under}.`;
};

/** Notifications to the member who saved the filter; `found` is sent with its own mail. */
export const NOTIFICATIONS = catalogue(
  'opportunities',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select r.id, r.number, r.title, o.organisation_id as firma from service_request r join offer o on o.request_id = r.id`,
    sample: (opportunity) => [[{ name: 'Filtrul', query: '', opportunities: [opportunity] }]],
  },
  {
    found: event(
      { label: 'Oportunități noi', many: 'alerte de oportunități', to: ['firma'], topic: null, hasOwnMail: true },
      (found: readonly Found[]) => ({
        message: wordsOf(found),
        href: hrefOf(found),
      }),
    ),
    lapsed: event({ label: 'Alertă oprită', to: ['firma'] }, (name: string) => ({
      message: `Domeniul sau județul din filtrul salvat „${name}” nu mai există, de aceea alertele lui s-au oprit. Alegeți alte filtre, apoi porniți-le din nou.`,
      href: LIST,
      object: `„${name}”`,
    })),
  },
);

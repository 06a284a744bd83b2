import { counted } from '@psp/contracts/counted';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { sql } from 'kysely';
import { dayInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { PeriodTerms } from './period.entity.ts';

interface Named {
  kind: 'uat' | 'firma';
}
type Ending = Pick<PeriodTerms, 'package' | 'endsOn'>;
type Days = Ending & Pick<PeriodTerms, 'startsOn'>;

const to = ['uat', 'firma'] as const;
const bound = { once: 'the association decides on each period' };
/** Page of an organisation with its package. */
export const PACKAGE_PAGES = { uat: '/uat/profile', firma: '/firma/network/beneficii/pachet' } as const;
const page = ({ kind }: Named) => ({ href: PACKAGE_PAGES[kind] });
const nameOf = ({ package: name }: Ending) => `pachetul ${MEMBER_PACKAGE_LABELS[name]}`;
const daysOf = ({ startsOn, endsOn }: Days) => `${dayInWords(startsOn)} – ${dayInWords(endsOn)}`;
const until = (left: number) => (left === 0 ? 'azi' : `peste ${counted(left, 'o zi', 'zile')}`);
const SAMPLE = { package: 'silver', startsOn: '2026-12-01', endsOn: '2027-11-30' } as const;

/** Notifications about the package of a member, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'packages',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, name from organisation where kind <> 'admin' and status = 'approved'`,
  },
  {
    ends: event(
      { label: 'Pachetul se încheie', to, bound, sample: (_, kind) => [{ kind }, SAMPLE, 30, 'PF-2026-0001'] },
      (of: Named, period: Ending, left: number, unpaid: string | null) => ({
        ...page(of),
        object: nameOf(period),
        message: `${nameOf(period).replace('p', 'P')} al organizației dvs. se încheie ${until(left)}, pe ${dayInWords(period.endsOn)}. ${
          unpaid
            ? `Proforma ${unpaid} așteaptă plata; pachetul se reînnoiește când asociația o primește.`
            : 'Asociația vă trimite proforma pentru perioada următoare.'
        }`,
      }),
    ),
    issued: event(
      {
        ...{ label: 'Proforma pachetului', to, bound },
        sample: (_, kind) => [{ kind }, SAMPLE, '2026-12-15'],
      },
      (of: Named, period: Days, dueOn: string) => ({
        ...page(of),
        object: nameOf(period),
        message: `Asociația a emis proforma pentru ${nameOf(period)}, ${daysOf(period)}. Se plătește până pe ${dayInWords(dueOn)}. O puteți descărca din pagină.`,
      }),
    ),
    paid: event(
      { label: 'Pachet plătit', to, bound, sample: (_, kind) => [{ kind }, SAMPLE, 'PF-2026-0001'] },
      (of: Named, period: Days, number: string) => ({
        ...page(of),
        object: nameOf(period),
        message: `Asociația a primit plata proformei ${number}, pentru ${nameOf(period)}, ${daysOf(period)}.`,
      }),
    ),
    unpaid: event(
      { label: 'Plata pachetului, anulată', to, bound, sample: (_, kind) => [{ kind }, 'PF-2026-0001', 'un motiv'] },
      (of: Named, number: string, reason: string) => ({
        ...page(of),
        object: `proforma ${number}`,
        message: `Asociația a anulat plata notată la proforma ${number}: ${reason}`,
      }),
    ),
  },
);

import { catalogue, event } from '../../communicating/notifications/catalogue.ts';
import { dayInWords } from '../../day-in-words.ts';
import type { Solution } from './solution.entity.ts';

type Named = Pick<Solution, 'id' | 'title'>;

interface Ending extends Named {
  /** Its last day, ISO. */
  validUntil: string;
}

const ownPage = ({ id }: Named): string => `/firma/solutions/${id}`;

export const NOTIFICATIONS = catalogue(
  'solutions',
  { kind: 'organisation', topic: 'organisation' },
  {
    withdrawn: event({ label: 'Soluție retrasă', to: ['firma'] }, (solution: Named, reason: string) => ({
      message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason}`,
      href: ownPage(solution),
    })),
    restored: event({ label: 'Soluție redată în marketplace', to: ['firma'] }, (solution: Named) => ({
      message: `Asociația a redat soluția „${solution.title}”: apare din nou în marketplace.`,
      href: ownPage(solution),
    })),
    ends: event({ label: 'Soluție a cărei valabilitate se încheie', to: ['firma'] }, (solution: Ending) => ({
      message: `Soluția „${solution.title}” apare în marketplace până la ${dayInWords(solution.validUntil)}. O puteți prelungi din pagina ei.`,
      href: ownPage(solution),
    })),
    ended: event({ label: 'Soluție ieșită din marketplace', to: ['firma'] }, (solution: Ending) => ({
      message: `Valabilitatea soluției „${solution.title}” s-a încheiat la ${dayInWords(solution.validUntil)}: nu mai apare în marketplace. O puteți prelungi din pagina ei.`,
      href: ownPage(solution),
    })),
  },
);

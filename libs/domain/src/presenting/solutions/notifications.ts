import type { Message } from '../../communicating/notifications/notify.ts';
import { dayInWords } from '../../day-in-words.ts';
import type { Solution } from './solution.entity.ts';

type Named = Pick<Solution, 'id' | 'title'>;

interface Ending extends Named {
  /** Its last day, ISO. */
  validUntil: string;
}

const ownPage = ({ id }: Named): string => `/firma/solutions/${id}`;

export const NOTIFICATIONS = {
  withdrawn: (solution: Named, reason: string): Message => ({
    title: 'Soluție retrasă',
    message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason}`,
    href: ownPage(solution),
    topic: 'organisation',
  }),
  restored: (solution: Named): Message => ({
    title: 'Soluție redată în marketplace',
    message: `Asociația a redat soluția „${solution.title}”: apare din nou în marketplace.`,
    href: ownPage(solution),
    topic: 'organisation',
  }),
  ends: (solution: Ending): Message => ({
    title: 'Soluție a cărei valabilitate se încheie',
    message: `Soluția „${solution.title}” apare în marketplace până la ${dayInWords(solution.validUntil)}. O puteți prelungi din pagina ei.`,
    href: ownPage(solution),
    topic: 'organisation',
  }),
  ended: (solution: Ending): Message => ({
    title: 'Soluție ieșită din marketplace',
    message: `Valabilitatea soluției „${solution.title}” s-a încheiat la ${dayInWords(solution.validUntil)}: nu mai apare în marketplace. O puteți prelungi din pagina ei.`,
    href: ownPage(solution),
    topic: 'organisation',
  }),
};

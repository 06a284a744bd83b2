import type { Message } from '../../communicating/notifications/notify.ts';
import type { Solution } from './solution.entity.ts';

export const NOTIFICATIONS = {
  withdrawn: (solution: Pick<Solution, 'id' | 'title'>, reason: string): Message => ({
    title: 'Soluție retrasă',
    message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason}`,
    href: `/firma/solutions/${solution.id}`,
    topic: 'organisation',
  }),
};

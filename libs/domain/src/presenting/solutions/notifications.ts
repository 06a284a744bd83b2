import type { Message } from '../../communicating/notifications/notify.ts';
import type { Solution } from './solution.entity.ts';

export const NOTIFICATIONS = {
  withdrawn: (solution: Solution, reason: string): Message => ({
    title: 'Soluție retrasă',
    message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason}`,
    href: `/marketplace?partner=${solution.organisationId}`,
    topic: 'organisation',
  }),
};

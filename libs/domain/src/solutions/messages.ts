import type { Message } from '../notifications/notify.ts';
import type { Solution } from './solution.entity.ts';

export const MESSAGES = {
  withdrawn: (solution: Solution, reason: string): Message => ({
    title: 'Soluție retrasă',
    message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason}`,
    href: `/marketplace?partner=${solution.organisationId}`,
    topic: 'organisation',
  }),
};

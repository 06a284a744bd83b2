import type { Message } from '../../communicating/notifications/notify.ts';

interface About {
  id: string;
  number: string;
  title: string;
}

export const NOTIFICATIONS = {
  asked: (request: About): Message => ({
    title: 'Întrebare nouă',
    message: `O firmă întreabă despre „${request.title}” (${request.number}).`,
    href: `/uat/service-requests/${request.id}?tab=questions`,
    topic: 'requests',
  }),
  answered: (request: About, uat: string): Message => ({
    title: 'Răspuns la o întrebare',
    message: `${uat} a răspuns la o întrebare despre „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'requests',
  }),
};

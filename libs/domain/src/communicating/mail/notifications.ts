import type { Message } from '../notifications/notify.ts';

export const NOTIFICATIONS = {
  mailFailed: (recipient: string, reason: string): Message => ({
    title: 'E-mail netrimis',
    message: `Un e-mail către ${recipient} nu a putut fi trimis. Serverul de e-mail a răspuns: ${reason}`,
    href: '/admin/users',
    topic: null,
  }),
};

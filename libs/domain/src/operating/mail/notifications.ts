import { catalogue, event } from '../notifications/catalogue.ts';

export const NOTIFICATIONS = catalogue(
  'mail',
  { kind: 'association', topic: null },
  {
    mailFailed: event(
      { label: 'E-mail netrimis', many: 'e-mailuri netrimise', to: ['admin'] },
      (recipient: string, reason: string) => ({
        message: `Un e-mail către ${recipient} nu a putut fi trimis. Serverul de e-mail a răspuns: ${reason}`,
        href: '/admin/users',
        object: recipient,
      }),
    ),
  },
);

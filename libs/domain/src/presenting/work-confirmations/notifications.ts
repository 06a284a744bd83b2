import type { Message } from '../../communicating/notifications/notify.ts';

interface About {
  id: string;
  firm: string;
  work: string;
  authority: string;
  reason: string;
}
const firm = { href: '/firma/profile', topic: 'organisation' } as const;

export const NOTIFICATIONS = {
  asked: ({ id, firm: name, work }: About): Message => ({
    title: 'O firmă vă cere să confirmați o lucrare',
    message: `„${name}” spune că a realizat: ${work}. Confirmați sau spuneți de ce nu.`,
    href: `/uat/work-confirmations/${id}`,
    topic: 'organisation',
  }),
  confirmed: ({ authority, work }: About): Message => ({
    ...firm,
    title: 'Lucrare confirmată',
    message: `${authority} a confirmat „${work}”. Semnul apare pe pagina publică.`,
  }),
  declined: ({ authority, work, reason }: About): Message => ({
    ...firm,
    title: 'Lucrare neconfirmată',
    message: `${authority} nu a confirmat „${work}”. Motiv: ${reason}`,
  }),
  expired: ({ work }: About): Message => ({
    ...firm,
    title: 'Cererea de confirmare a expirat',
    message: `Nimeni nu a răspuns pentru „${work}” în 30 de zile. Puteți cere din nou.`,
  }),
};

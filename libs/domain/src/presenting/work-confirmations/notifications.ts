import { catalogue, event } from '../../communicating/notifications/catalogue.ts';

interface About {
  id: string;
  firm: string;
  work: string;
  authority: string;
  reason: string;
}
const firm = { href: '/firma/profile' };

export const NOTIFICATIONS = catalogue(
  'work-confirmations',
  { kind: 'organisation', topic: 'organisation' },
  {
    asked: event(
      { label: 'O firmă vă cere să confirmați o lucrare', to: ['uat'], bound: 'work-confirmation:organisation' },
      ({ id, firm: name, work }: About) => ({
        message: `„${name}” spune că a realizat: ${work}. Confirmați sau spuneți de ce nu.`,
        href: `/uat/work-confirmations/${id}`,
      }),
    ),
    confirmed: event(
      { label: 'Lucrare confirmată', many: 'lucrări confirmate', to: ['firma'] },
      ({ authority, work }: About) => ({
        ...firm,
        message: `${authority} a confirmat „${work}”. Semnul apare pe pagina publică.`,
      }),
    ),
    declined: event(
      { label: 'Lucrare neconfirmată', many: 'lucrări neconfirmate', to: ['firma'] },
      ({ authority, work, reason }: About) => ({
        ...firm,
        message: `${authority} nu a confirmat „${work}”. Motiv: ${reason}`,
      }),
    ),
    expired: event(
      { label: 'Cererea de confirmare a expirat', many: 'cereri de confirmare expirate', to: ['firma'] },
      ({ work }: About) => ({
        ...firm,
        message: `Nimeni nu a răspuns pentru „${work}” în 30 de zile. Puteți cere din nou.`,
      }),
    ),
  },
);

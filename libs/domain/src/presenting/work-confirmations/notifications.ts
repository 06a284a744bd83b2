import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  id: string;
  firm: string;
  work: string;
  authority: string;
  reason: string;
}
const forFirm = ({ work }: About) => ({ href: '/firma/profile', object: `„${work}”` });

export const NOTIFICATIONS = catalogue(
  'work-confirmations',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id, authority_id as uat from work_confirmation where authority_id is not null`,
  },
  {
    asked: event(
      { label: 'O firmă vă cere să confirmați o lucrare', to: ['uat'], bound: 'work-confirmation:organisation' },
      ({ id, firm: name, work }: About) => ({
        message: `„${name}” spune că a realizat: ${work}. Confirmați sau spuneți de ce nu.`,
        href: `/uat/work-confirmations/${id}`,
        object: `„${work}”`,
      }),
    ),
    confirmed: event({ label: 'Lucrare confirmată', many: 'lucrări confirmate', to: ['firma'] }, (about: About) => ({
      ...forFirm(about),
      message: `${about.authority} a confirmat „${about.work}”. Semnul apare pe pagina publică.`,
    })),
    declined: event({ label: 'Lucrare neconfirmată', many: 'lucrări neconfirmate', to: ['firma'] }, (about: About) => ({
      ...forFirm(about),
      message: `${about.authority} nu a confirmat „${about.work}”. Motiv: ${about.reason}`,
    })),
    expired: event(
      { label: 'Cererea de confirmare a expirat', many: 'cereri de confirmare expirate', to: ['firma'] },
      (about: About) => ({
        ...forFirm(about),
        message: `Nimeni nu a răspuns pentru „${about.work}” în 30 de zile. Puteți cere din nou.`,
      }),
    ),
  },
);

import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/tickets';
import { OWN_GROUPS } from '@psp/contracts/words/search/tickets';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { forgetRequesterEverywhere } from './forget-requester.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { closeTickets, forgetOldRequesters, tellOverdueTickets } from './pass-time.ts';
import { extendHolidays } from './public-holidays.ts';
import { ownSearch } from './search.ts';
import { Ticket } from './ticket.entity.ts';

const limits = {
  'ticket:address': { times: 20, minutes: 60 },
  'ticket:email': { times: 5, minutes: 24 * 60 },
  'ticket-reply:ticket': { times: 20, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/* SQL condition on tickets `t`: waiting for the association's answer. */
const isOpen = sql`t.status = 'open'`;

export const tickets: Capability = {
  name: 'tickets',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS },
  mails: MAILS,
  ownSearch,
  limits,
  entities: [Ticket],
  notifications: NOTIFICATIONS,
  counts: { admin: () => ({ tickets: sql`select count(*) from ticket t where ${isOpen}` }) },
  waiting: {
    tickets: () => ({
      rows: sql`select t.id, coalesce(t.waiting_since, t.created_at) as since, t.due_at as due from ticket t where ${isOpen}`,
      isLimited: true,
      about: sql`select t.subject, o.name from ticket t left join organisation o on o.id = t.organisation_id where t.id = w.id`,
    }),
  },
  live: sql`select c.event, 'ticket:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'ticket'`,
  time: { tellOverdueTickets, closeTickets, forgetOldRequesters, extendHolidays },
  personalData: {
    exports: {
      tichete: {
        about: 'mesajele trimise asociației din pagina de suport, cu răspunsurile primite',
        column: 'ticket.account_id',
        rows: (id) => sql`select t.number, t.kind, t.status, t.subject, t.name, t.email::text as email, t.created_at,
          (select json_agg(json_build_object('side', m.side, 'body', m.body, 'created_at', m.created_at) order by m.id)
            from ticket_message m where m.ticket_id = t.id) as messages
          from ticket t where t.account_id = ${id} or t.email = (select a.email from account a where a.id = ${id}) order by t.id`,
      },
    },
    leftOut: {
      'ticket.assignee_id': OFFICE_WORK,
      'ticket_message.author_id':
        'messages of a requester are exported with the ticket; answers are the work of the association',
      'ticket_note.author_id': 'notes of the association on the ticket of another person',
    },
    stays: ['ticket.assignee_id', 'ticket_note.author_id'],
    erase: forgetRequesterEverywhere,
  },
};

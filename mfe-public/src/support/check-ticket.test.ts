import { expect, test } from '@jest/globals';
import { openTicket } from '@psp/contracts/tickets';
import { checkTicket } from './check-ticket.ts';
import type { TicketValues } from './ticket-values.ts';

const RIGHT: TicketValues = {
  name: 'Maria Ene',
  email: 'maria@exemplu.ro',
  subject: 'Pachete',
  message: 'Cum schimb pachetul?',
  isUrgent: false,
  website: '',
};
const SENT = { kind: 'support', filledInMs: 3000, key: '01990000-0000-4000-8000-000000000000' };

/* What the service answers with: the first message of each field. */
const refusalOf = (values: TicketValues): Record<string, string> =>
  Object.fromEntries(
    [...(openTicket.safeParse({ ...values, ...SENT }).error?.issues ?? [])]
      .reverse()
      .map(({ path, message }) => [String(path[0]), message]),
  );

test.each<[string, Partial<TicketValues>, (keyof TicketValues)[]]>([
  ['nothing wrong', {}, []],
  ['all of it missing', { name: ' ', email: '', subject: '', message: '\n' }, ['name', 'email', 'subject', 'message']],
  ['no address of e-mail', { email: 'maria@' }, ['email']],
  [
    'too much of everything',
    { name: 'a'.repeat(121), subject: 'b'.repeat(201), message: 'c'.repeat(5001) },
    ['name', 'subject', 'message'],
  ],
])('the form says what the service would: %s', (_, wrong, fields) => {
  const values = { ...RIGHT, ...wrong };
  expect(checkTicket(values)).toEqual(refusalOf(values));
  for (const message of Object.values(checkTicket(values))) expect(message).not.toMatch(/^Textul/);
  expect(Object.keys(checkTicket(values)).sort()).toEqual(fields.toSorted());
});

import { expect, test } from '@jest/globals';
import { openTicket } from '@psp/contracts/tickets';
import { resolverOf } from '@psp/features/forms/ui/resolver';
import { ticketForm } from './ticket-schema.ts';
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

/* The first message of each field in the service's schema. */
const refusalOf = (values: TicketValues): Record<string, string> =>
  Object.fromEntries(
    [...(openTicket.safeParse({ ...values, ...SENT }).error?.issues ?? [])]
      .reverse()
      .map(({ path, message }) => [String(path[0]), message]),
  );

/* The messages of the form by field. */
async function checkTicket(values: TicketValues): Promise<Record<string, string>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolverOf<TicketValues, unknown>({ schema: ticketForm })(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]));
}

test.each<[string, Partial<TicketValues>, (keyof TicketValues)[]]>([
  ['nothing wrong', {}, []],
  ['all of it missing', { name: ' ', email: '', subject: '', message: '\n' }, ['name', 'email', 'subject', 'message']],
  ['no address of e-mail', { email: 'maria@' }, ['email']],
  [
    'too much of everything',
    { name: 'a'.repeat(121), subject: 'b'.repeat(201), message: 'c'.repeat(5001) },
    ['name', 'subject', 'message'],
  ],
])('the form has the same messages as the service: %s', async (_, wrong, fields) => {
  const values = { ...RIGHT, ...wrong };
  const found = await checkTicket(values);
  expect(found).toEqual(refusalOf(values));
  for (const message of Object.values(found)) expect(message).not.toMatch(/^Textul/);
  expect(Object.keys(found).sort()).toEqual(fields.toSorted());
});

import { ACTS } from '@psp/contracts/words/deadlines';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { CalendarAddresses } from '../../migrations/0030-calendar-addresses.ts';

export const deadlines: Capability = {
  name: 'deadlines',
  words: { ACTS },
  migrations: { '0030-calendar-addresses': CalendarAddresses },
  personalData: {
    leftOut: { 'calendar_address.account_id': 'a secret, of which only the hash is kept' },
    erase: ({ db }, { id }) => db.run(sql`delete from calendar_address where account_id = ${id}`),
  },
};

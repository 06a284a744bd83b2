import { ACTS } from '@psp/contracts/words/editing';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Editing } from '../../migrations/0047-editing.ts';

export const editing: Capability = {
  name: 'editing',
  words: { ACTS },
  migrations: { '0047-editing': Editing },
  tidy: [`delete from editing where seen_at < now() - interval '1 hour'`],
  personalData: {
    leftOut: { 'editing.account_id': 'holds for less than a minute that the person has a text open' },
    erase: ({ db }, { id }) => db.run(sql`delete from editing where account_id = ${id}`),
  },
};

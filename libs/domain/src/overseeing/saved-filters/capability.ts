import { ACTS, ERRORS } from '@psp/contracts/words/saved-filters';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { SavedFilters } from '../../migrations/0038-saved-filters.ts';
import { LookedAtFilters } from '../../migrations/0068-looked-at-filters.ts';
import { SavedFilter } from './saved-filter.entity.ts';

export const savedFilters: Capability = {
  name: 'saved-filters',
  words: { ACTS, ERRORS },
  entities: [SavedFilter],
  migrations: { '0038-saved-filters': SavedFilters, '0068-looked-at-filters': LookedAtFilters },
  constraints: { saved_filter_one_per_name: 'saved-filter.name_taken' },
  personalData: {
    exports: {
      'filtre-salvate': {
        about: 'filtrele pe care le-ați salvat la liste',
        column: 'saved_filter.account_id',
        rows: (id) =>
          sql`select list, name, query, frequency, created_at, looked_at from saved_filter where account_id = ${id} order by id`,
      },
    },
    erase: ({ db }, { id }) => db.run(sql`delete from saved_filter where account_id = ${id}`),
  },
};

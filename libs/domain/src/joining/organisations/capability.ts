import * as words from '@psp/contracts/words/organisations';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Organisation } from './organisation.entity.ts';

export const organisations: Capability = {
  name: 'organisations',
  words,
  entities: [Organisation],
  publicAddresses: sql`select '/partener/' || id, updated_at from organisation where kind = 'firma' and status = 'approved'`,
  constraints: { organisation_one_per_cui: 'organisation.cui_exists' },
};

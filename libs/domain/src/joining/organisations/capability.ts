import * as words from '@psp/contracts/words/organisations';
import type { Capability } from '../../capability.ts';
import { Organisation } from './organisation.entity.ts';

export const organisations: Capability = {
  name: 'organisations',
  words,
  entities: [Organisation],
  constraints: { organisation_one_per_cui: 'organisation.cui_exists' },
};

import { test } from '@jest/globals';
import { allAtOnce } from '../testing/all-at-once.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();

test('whatever is done to one account at the same moment, from everywhere, nobody is turned away as by a fault', () =>
  allAtOnce(here));

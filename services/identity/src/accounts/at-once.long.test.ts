import { test } from '@jest/globals';
import { allAtOnce } from '../testing/all-at-once.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();

test('whatever is done to one account at the same moment, time and again, nobody is turned away as by a fault', async () => {
  for (let round = 0; round < 4; round += 1) await allAtOnce(here);
}, 180_000);

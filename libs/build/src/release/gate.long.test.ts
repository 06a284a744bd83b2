import { test } from '@jest/globals';
import { judgePackages, judgeServices, judgeSurfaces } from './gate-cases.ts';

const RUNS = 5000;
/** Limit of each test: on a busy machine, a case takes up to 30 ms. */
const LIMIT_MS = 300_000;

test(
  'a remote is refused exactly when its imports cannot be linked with the exports of the shell',
  () => judgeSurfaces(RUNS),
  LIMIT_MS,
);

test(
  'a package is refused exactly when its version may lack exports that the remote was built with',
  () => judgePackages(RUNS),
  LIMIT_MS,
);

test(
  'a BFF is refused exactly when it refuses or drops a field that a remote may send',
  () => judgeServices(RUNS),
  LIMIT_MS,
);

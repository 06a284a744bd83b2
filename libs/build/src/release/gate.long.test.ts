import { test } from '@jest/globals';
import { judgePackages, judgeServices, judgeSurfaces } from './gate-cases.ts';

const RUNS = 5000;
/** Limit of each in milliseconds: on a machine that others use a case takes up to 30 ms. */
const LIMIT_MS = 300_000;

test(
  'a remote is refused exactly when its imports cannot be linked with what the shell offers',
  () => judgeSurfaces(RUNS),
  LIMIT_MS,
);

test(
  'a package is refused exactly when one that keeps semver lacks what the remote was built with',
  () => judgePackages(RUNS),
  LIMIT_MS,
);

test(
  'a BFF is refused exactly when it refuses or drops some of what a remote may send',
  () => judgeServices(RUNS),
  LIMIT_MS,
);

import { test } from '@jest/globals';
import { judgePackages, judgeServices, judgeSurfaces } from './gate-cases.ts';

test('a remote is refused exactly when its imports cannot be linked with what the shell offers', () =>
  judgeSurfaces(150));

test('a package is refused exactly when one that keeps semver lacks what the remote was built with', () =>
  judgePackages(150));

test('a BFF is refused exactly when it refuses or drops some of what a remote may send', () => judgeServices(150));

import { test } from '@jest/globals';
import { judgePackages, judgeServices, judgeSurfaces } from './gate-cases.ts';

test('a remote is refused exactly when its imports cannot be linked with the exports of the shell', () =>
  judgeSurfaces(150));

test('a package is refused exactly when its version may lack exports that the remote was built with', () =>
  judgePackages(150));

test('a BFF is refused exactly when it refuses or drops a field that a remote may send', () => judgeServices(150));

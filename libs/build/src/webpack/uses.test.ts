import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type UsedModules, usedModules } from '@psp/contracts/shared-modules';
import { type Built, refusalOf } from '../release/compatibility.ts';
import { contractVersion, OFFERS } from '../release/manifest.ts';
import { buildSmallRemote } from '../test/small-remote.ts';
import { packageVersion, readJson, workspaceRoot } from '../workspace.ts';
import { offeredModules } from './offers.ts';

const folder = mkdtempSync(join(tmpdir(), 'uses-'));
afterAll(() => rmSync(folder, { recursive: true }));

const installed = (name: string): string => packageVersion(join(workspaceRoot, 'node_modules', name));

/** A package of another team that asks for React Router in a range of its own. */
const routerPackage = (name: string, range: string, code: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    ...{ name, version: '1.0.0', main: 'index.mjs', sideEffects: false },
    peerDependencies: { 'react-router-dom': range },
  }),
  [`node_modules/${name}/index.mjs`]: code,
});

const packages = {
  ...routerPackage('hash-link', '>=4 <8', "export { NavLink as HashLink } from 'react-router-dom';"),
  ...routerPackage(
    'whole-router',
    '^7.0.0',
    "import * as router from 'react-router-dom'; export const all = () => router;",
  ),
  ...routerPackage('old-link', '^5.0.0 || ^6.4.0', "export { Link as OldLink } from 'react-router-dom';"),
};

let shell: Built;
beforeAll(() => {
  const offers = join(folder, 'shell');
  mkdirSync(offers);
  writeFileSync(join(offers, OFFERS), JSON.stringify(offeredModules(workspaceRoot)));
  shell = { name: 'shell', version: '1', contract: contractVersion(workspaceRoot), folder: offers };
});

let count = 0;
async function build(code: string): Promise<{ built: Built; uses: UsedModules }> {
  const own = join(folder, String(count++));
  const built = await buildSmallRemote(own, 'mfe-uat', { 'mfe-uat/src/remote.tsx': code, ...packages });
  const uses = usedModules(readJson(join(built.folder, 'mf-manifest.json')));
  if (!uses) throw new Error('The manifest says no uses.');
  return { built, uses };
}

test('what several packages take of a shared module, each in a range of its own, is one use with all names and ranges', async () => {
  const { built, uses } = await build(`
    import { HashLink } from 'hash-link';
    import { Form, useFetcher } from 'react-router-dom';
    export const remote = [HashLink, Form, useFetcher];`);
  expect(uses['react-router-dom']).toEqual({
    ranges: ['>=4 <8', `^${installed('react-router-dom')}`],
    exports: ['Form', 'NavLink', 'useFetcher'],
  });
  expect(refusalOf(shell, built)).toEqual([]);
});

test('a module that one package takes as a whole is taken as a whole', async () => {
  const { uses } = await build(`
    import { all } from 'whole-router';
    import { useFetcher } from 'react-router-dom';
    export const remote = [all, useFetcher];`);
  expect(uses['react-router-dom']?.exports).toBeNull();
});

test('a remote is refused for the range of a package that the version in the shell is not in', async () => {
  const { built } = await build(`
    import { OldLink } from 'old-link';
    import { useFetcher } from 'react-router-dom';
    export const remote = [OldLink, useFetcher];`);
  expect(refusalOf(shell, built)).toEqual([
    `mfe_uat small folosește ce nu oferă shell 1: react-router-dom ^5.0.0 || ^6.4.0 (${installed('react-router-dom')})`,
  ]);
});

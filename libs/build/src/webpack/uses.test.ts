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

/** A package of another team that requires its own version range of a shared package. */
const otherPackage = (
  name: string,
  peerDependencies: Record<string, string>,
  code: string,
): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.mjs',
    peerDependencies,
  }),
  [`node_modules/${name}/index.mjs`]: code,
});

const FILES = {
  ...otherPackage('hash-link', { 'react-router-dom': '>=4 <8' }, "export { NavLink } from 'react-router-dom';"),
  ...otherPackage('old-link', { 'react-router-dom': '^5.0.0 || ^6.4.0' }, "export { Link } from 'react-router-dom';"),
  ...otherPackage('whole', { '@tanstack/react-query': '^5.0.0' }, "export * as all from '@tanstack/react-query';"),
  'mfe-uat/src/remote.tsx': `
    import { NavLink } from 'hash-link';
    import { Link } from 'old-link';
    import { all } from 'whole';
    import { useInfiniteQuery } from '@tanstack/react-query';
    import { Form, useFetcher } from 'react-router-dom';
    export const remote = [NavLink, Link, all, useInfiniteQuery, Form, useFetcher];`,
};

const folder = mkdtempSync(join(tmpdir(), 'uses-'));
afterAll(() => rmSync(folder, { recursive: true }));

let built: Built;
let uses: UsedModules | null;
// Builds in a hook with a longer timeout.
beforeAll(async () => {
  built = await buildSmallRemote(folder, 'mfe-uat', FILES);
  uses = usedModules(readJson(join(built.folder, 'mf-manifest.json')));
}, 300_000);

const installed = (name: string): string => packageVersion(join(workspaceRoot, 'node_modules', name));

test('uses of a shared module by several packages with different ranges are merged, with all names and ranges', () => {
  expect(uses?.['react-router-dom']).toEqual({
    ranges: ['>=4 <8', '^5.0.0 || ^6.4.0', `^${installed('react-router-dom')}`],
    exports: ['Form', 'Link', 'NavLink', 'useFetcher'],
  });
});

test('a module that one package uses as a whole counts as used as a whole', () => {
  const ranges = ['^5.0.0', `^${installed('@tanstack/react-query')}`];
  expect(uses?.['@tanstack/react-query']).toEqual({ ranges, exports: null });
});

test('the shell refuses a remote when the range of a single package is not satisfied', () => {
  const offers = join(folder, 'shell');
  mkdirSync(offers);
  writeFileSync(join(offers, OFFERS), JSON.stringify(offeredModules(workspaceRoot)));
  const shell = { name: 'shell', version: '1', contract: contractVersion(workspaceRoot), folder: offers };
  expect(refusalOf(shell, built)).toEqual([
    `mfe_uat small uses what shell 1 does not offer: react-router-dom ^5.0.0 || ^6.4.0 (${installed('react-router-dom')})`,
  ]);
});

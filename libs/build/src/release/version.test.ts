import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createImportGraph } from '../graph/import-graph.ts';
import { browserProjects, workspaceRoot } from '../workspace.ts';
import { buildInputs, projectVersion } from './version.ts';

let root = '';

function put(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const packages = {
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/chart': { version: '1.0.0', dependencies: { scale: '^2.0.0' } },
  'node_modules/chart/node_modules/scale': { version: '2.0.0' },
  'node_modules/scale': { version: '1.0.0' },
  'node_modules/webpack': { version: '5.0.0' },
  'node_modules/pg': { version: '8.0.0' },
};
const lockedWith = (name: keyof typeof packages): object => ({
  packages: { ...packages, [name]: { ...packages[name], version: '9.9.9' } },
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  put('mfe-uat/package.json', { name: 'mfe-uat', version: '1.2.3' });
  put('mfe-uat/src/remote.tsx', `import { list } from './list.tsx';\nexport const page = () => import('./page.tsx');`);
  put(
    'mfe-uat/src/list.tsx',
    `import { Button } from '@psp/design-system/button';\nimport { toast } from '@psp/design-system/toast';\nimport 'chart/axis';\nimport './list.css';`,
  );
  put(
    'mfe-uat/src/page.tsx',
    `export * from '@psp/features/projects/ui/page';\nconst map = new URL('./map.svg', import.meta.url);`,
  );
  put('mfe-uat/src/unused.ts', '');
  put('mfe-uat/src/list.css', '');
  put('mfe-uat/src/map.svg', '');
  put('libs/features/package.json', { name: '@psp/features', exports: { './*': ['./src/*.tsx', './src/*.ts'] } });
  put(
    'libs/features/src/projects/ui/page.tsx',
    `import {\n  z,\n} from 'zod';\nimport { project } from '@psp/contracts/projects';`,
  );
  put('libs/features/src/projects/server/routes.ts', '');
  put('libs/contracts/package.json', { name: '@psp/contracts', exports: { './*': './src/*.ts' } });
  put('libs/contracts/src/projects.ts', `import type { Letter } from './letters.ts';`);
  put('libs/contracts/src/letters.ts', '');
  put('libs/contracts/src/newsletter.ts', '');
  put('libs/design-system/package.json', {
    name: '@psp/design-system',
    version: '1.0.0',
    exports: { './*': './src/*.tsx' },
  });
  put('libs/design-system/src/button.tsx', '');
  put('libs/design-system/src/toast.tsx', '');
  put('libs/auth/package.json', { name: '@psp/auth', version: '1.0.0' });
  put('libs/auth/src/session/index.ts', '');
  put('libs/remote/package.json', { name: '@psp/remote', version: '1.0.0' });
  put('libs/remote/src/contract.ts', '');
  put('libs/build/src/webpack/config.ts', `import webpack from 'webpack';`);
  put('package-lock.json', { packages });
});
afterEach(() => rmSync(root, { recursive: true }));

test('the version is that of the package with ten digits of a hash of the sources, and reproducible', () => {
  const version = projectVersion(root, 'mfe-uat');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(projectVersion(root, 'mfe-uat')).toBe(version);
});

test.each([
  'mfe-uat/package.json',
  'mfe-uat/src/remote.tsx',
  'mfe-uat/src/page.tsx',
  'mfe-uat/src/list.css',
  'mfe-uat/src/map.svg',
  'libs/features/src/projects/ui/page.tsx',
  'libs/contracts/src/projects.ts',
  'libs/design-system/src/button.tsx',
  'libs/contracts/package.json',
  'libs/remote/src/contract.ts',
  'libs/build/src/webpack/config.ts',
])('a change of %s changes the version', (path) => {
  const before = projectVersion(root, 'mfe-uat');
  appendFileSync(join(root, path), '\n');
  expect(projectVersion(root, 'mfe-uat')).not.toBe(before);
});

test.each([
  ['of another application', 'mfe-firma/src/remote.tsx'],
  ['that nothing imports', 'mfe-uat/src/unused.ts'],
  ['of the contracts that it does not import', 'libs/contracts/src/newsletter.ts'],
  ['that it imports only types from', 'libs/contracts/src/letters.ts'],
  ['of the server', 'libs/features/src/projects/server/routes.ts'],
  ['that the shell provides', 'libs/design-system/src/toast.tsx'],
  ['that tests', 'mfe-uat/src/remote.test.tsx'],
  ['that starts the portal', 'libs/build/src/start/start.ts'],
])('a change of a file %s does not change the version', (_what, path) => {
  const before = projectVersion(root, 'mfe-uat');
  put(path, '// changed');
  expect(projectVersion(root, 'mfe-uat')).toBe(before);
});

test.each([
  ['zod', 'node_modules/zod'],
  ['a dependency of a package', 'node_modules/chart/node_modules/scale'],
  ['the bundler', 'node_modules/webpack'],
] as const)('another version of %s in package-lock.json changes the version', (_what, name) => {
  const before = projectVersion(root, 'mfe-uat');
  put('package-lock.json', lockedWith(name));
  expect(projectVersion(root, 'mfe-uat')).not.toBe(before);
});

test.each([
  ['the same package elsewhere', 'node_modules/scale'],
  ['a package of the server', 'node_modules/pg'],
] as const)('another version of %s does not change the version', (_what, name) => {
  const before = projectVersion(root, 'mfe-uat');
  put('package-lock.json', lockedWith(name));
  expect(projectVersion(root, 'mfe-uat')).toBe(before);
});

test('renaming a file changes the version', () => {
  const before = projectVersion(root, 'mfe-uat');
  rmSync(join(root, 'libs/contracts/src/projects.ts'));
  put('libs/contracts/src/project.ts', `import type { Letter } from './letters.ts';`);
  put(
    'libs/features/src/projects/ui/page.tsx',
    `import { z } from 'zod';\nimport { project } from '@psp/contracts/project';`,
  );
  expect(projectVersion(root, 'mfe-uat')).not.toBe(before);
});

test("only the applications that use the newsletter's contract are built from it", () => {
  const graph = createImportGraph(workspaceRoot);
  const file = join(workspaceRoot, 'libs/contracts/src/newsletter.ts');
  const reaching = browserProjects.filter((project) => buildInputs(workspaceRoot, project, graph).files.has(file));
  expect(reaching).toEqual(['mfe-public', 'mfe-admin']);
});

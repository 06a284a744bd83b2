import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { projectVersion } from './version.ts';

let root = '';

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  put('mfe-uat/package.json', '{"version":"1.2.3"}');
  put('mfe-uat/src/remote.tsx', 'a');
  put('libs/design-system/src/button.tsx', 'b');
  put('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the version is that of the package with ten digits of what it is built from, and the same each time', () => {
  const version = projectVersion(root, 'mfe-uat');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(projectVersion(root, 'mfe-uat')).toBe(version);
});

test.each([
  'mfe-uat/src/remote.tsx',
  'mfe-uat/src/new.ts',
  'libs/design-system/src/button.tsx',
  'libs/contracts/src/x.ts',
  'libs/features/src/projects/ui/page.tsx',
  'package-lock.json',
])('a change of %s makes another version', (path) => {
  const before = projectVersion(root, 'mfe-uat');
  put(path, 'changed');
  expect(projectVersion(root, 'mfe-uat')).not.toBe(before);
});

test.each([
  'mfe-firma/src/remote.tsx',
  'services/bff-uat/src/app.ts',
  'libs/features/src/projects/server/routes.ts',
  'mfe-uat/src/remote.test.tsx',
  'libs/build/src/start/start.ts',
])('a change of %s does not', (path) => {
  const before = projectVersion(root, 'mfe-uat');
  put(path, 'changed');
  expect(projectVersion(root, 'mfe-uat')).toBe(before);
});

test('a file that only changes its name makes another version', () => {
  const before = projectVersion(root, 'mfe-uat');
  rmSync(join(root, 'mfe-uat/src/remote.tsx'));
  put('mfe-uat/src/moved.tsx', 'a');
  expect(projectVersion(root, 'mfe-uat')).not.toBe(before);
});

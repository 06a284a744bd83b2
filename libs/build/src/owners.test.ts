import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from './workspace.ts';

const lines = readFileSync(join(workspaceRoot, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const owned = lines.map(([path = '']) => path);

const packages = globSync('{libs/*,services/*,shell,mfe-*}/package.json', { cwd: workspaceRoot });
const ignored = readFileSync(join(workspaceRoot, '.gitignore'), 'utf8').split('\n');
const topLevel = readdirSync(workspaceRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(`${entry.name}/`))
  .map(({ name }) => name);

test.each(packages.map((path) => path.replace(/package\.json$/, '')))('%s has its own line of owners', (folder) => {
  expect(owned).toContain(`/${folder}`);
});

test.each(topLevel)('every folder in %s has owners', (folder) => {
  expect(owned.some((path) => path.startsWith(`/${folder}/`))).toBe(true);
});

test.each(owned.slice(1))('%s exists', (path) => {
  expect(existsSync(join(workspaceRoot, path))).toBe(true);
});

test('each line names one or more teams', () => {
  for (const [, ...owners] of lines) {
    expect(owners).not.toEqual([]);
    for (const owner of owners) expect(owner).toMatch(/^@portal-psp\/[a-z]+$/);
  }
});

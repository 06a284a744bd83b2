import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sources } from '../figures.ts';
import { workspaceRoot } from '../workspace.ts';
import { capabilityCycles, groupEdges } from './domain-groups.ts';
import { createImportGraph } from './import-graph.ts';

const graph = createImportGraph(workspaceRoot);
const files = sources().map(({ path }) => join(workspaceRoot, path));
const imports = files.flatMap((from) => graph.importedBy(from).map((to) => [from, to] as const));

test('capabilities import only from their own group and from lower ones', () => {
  const edges = [...groupEdges(imports)];
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.filter(([, { isUpward }]) => isUpward)).toEqual([]);
});

test('no cycle of imports has more than five capabilities', () => {
  const cycles = capabilityCycles(imports);
  expect(cycles.length).toBeGreaterThan(0);
  expect(cycles.filter(({ length }) => length > 5)).toEqual([]);
});

test('an upward import and a cycle are found', () => {
  const file = (of: string): string => `/x/libs/domain/src/${of}/a.ts`;
  const upward = [[file('joining/accounts'), file('sourcing/offers')]] as const;
  expect([...groupEdges(upward)]).toEqual([['joining → sourcing', { count: 1, isUpward: true }]]);
  const circle = [
    [file('sourcing/a'), file('sourcing/b')],
    [file('sourcing/b'), file('sourcing/c')],
    [file('sourcing/c'), file('sourcing/a')],
    [file('sourcing/c'), file('sourcing/d')],
  ] as const;
  expect(capabilityCycles(circle)).toEqual([['sourcing/a', 'sourcing/b', 'sourcing/c']]);
});

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sources } from '../figures.ts';
import { workspaceRoot } from '../workspace.ts';
import { capabilityCircles, groupEdges } from './domain-groups.ts';
import { createImportGraph } from './import-graph.ts';

const graph = createImportGraph(workspaceRoot);
const files = sources().map(({ path }) => join(workspaceRoot, path));
const imports = files.flatMap((from) => graph.importedBy(from).map((to) => [from, to] as const));

test('capabilities import from their own group and from those below', () => {
  const edges = [...groupEdges(imports)];
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.filter(([, { isUpward }]) => isUpward)).toEqual([]);
});

test('no more than five capabilities import each other in a circle', () => {
  const circles = capabilityCircles(imports);
  expect(circles.length).toBeGreaterThan(0);
  expect(circles.filter(({ length }) => length > 5)).toEqual([]);
});

test('an import upward and a circle are found', () => {
  const file = (of: string): string => `/x/libs/domain/src/${of}/a.ts`;
  const upward = [[file('joining/accounts'), file('sourcing/offers')]] as const;
  expect([...groupEdges(upward)]).toEqual([['joining → sourcing', { count: 1, isUpward: true }]]);
  const circle = [
    [file('sourcing/a'), file('sourcing/b')],
    [file('sourcing/b'), file('sourcing/c')],
    [file('sourcing/c'), file('sourcing/a')],
    [file('sourcing/c'), file('sourcing/d')],
  ] as const;
  expect(capabilityCircles(circle)).toEqual([['sourcing/a', 'sourcing/b', 'sourcing/c']]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { looseTexts } from './loose-texts.ts';

const COMPONENTS = '{libs/{design-system,features,remote,auth},shell,mfe-*}/src/**/*.tsx';

test.each([
  ['a text after an icon that changes', '<b>{isOn ? <On /> : icon}{strings.label}</b>'],
  ['a conditional text next to another one', '<b>{isDone ? strings.done : null}{isBad ? strings.bad : null}</b>'],
  ['words after a list', '<p>{items.map(toItem)} și altele</p>'],
  ['a text in a fragment', '<>{strings.all}<Arrow /></>'],
  ['a name after a conditional mark', '<p>{isNew && <Mark />} {item.name}</p>'],
])('%s is found', (_name, source) => {
  expect(looseTexts(`const a = (\n  ${source}\n);`)).toEqual([2]);
});

test.each([
  ['in its own element', '<b>{isOn ? <On /> : icon}<OwnText>{strings.label}</OwnText></b>'],
  ['that is the only child', '<b>{isOn ? strings.on : strings.off}</b>'],
  ['before the child that changes', '<b>{strings.label} {isOn ? <On /> : null}</b>'],
])('a text %s may change', (_name, source) => {
  expect(looseTexts(`const a = ${source};`)).toEqual([]);
});

test('no component has a text that would crash a page translated by the browser', () => {
  const files = globSync(COMPONENTS, { cwd: workspaceRoot, exclude: ['**/*.test.tsx'] });
  const found = files.flatMap((file) =>
    looseTexts(readFileSync(join(workspaceRoot, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

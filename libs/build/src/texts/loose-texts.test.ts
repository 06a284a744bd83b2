import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { looseTexts } from './loose-texts.ts';

const COMPONENTS = '{libs/{design-system,features,remote,auth},shell,mfe-*}/src/**/*.tsx';

test.each([
  ['a text behind an icon that changes', '<b>{isOn ? <On /> : icon}{strings.label}</b>'],
  ['a text that goes beside another', '<b>{isDone ? strings.done : null}{isBad ? strings.bad : null}</b>'],
  ['words behind a list', '<p>{items.map(toItem)} și altele</p>'],
  ['a text in a fragment', '<>{strings.all}<Arrow /></>'],
  ['a name behind a mark', '<p>{isNew && <Mark />} {item.name}</p>'],
])('%s is found', (_name, source) => {
  expect(looseTexts(`const a = (\n  ${source}\n);`)).toEqual([2]);
});

test.each([
  ['in an element of its own', '<b>{isOn ? <On /> : icon}<OwnText>{strings.label}</OwnText></b>'],
  ['that is the only child', '<b>{isOn ? strings.on : strings.off}</b>'],
  ['that always stands before what changes', '<b>{strings.label} {isOn ? <On /> : null}</b>'],
])('a text %s may change', (_name, source) => {
  expect(looseTexts(`const a = ${source};`)).toEqual([]);
});

test('no component has a text on which a translated page would fall', () => {
  const files = globSync(COMPONENTS, { cwd: workspaceRoot, exclude: ['**/*.test.tsx'] });
  const found = files.flatMap((file) =>
    looseTexts(readFileSync(join(workspaceRoot, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

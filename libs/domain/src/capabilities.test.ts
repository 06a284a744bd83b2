import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { TODOS } from '@psp/contracts/todos';
import { OWN_KINDS } from '@psp/contracts/search-groups';
import { CAPABILITIES } from './capabilities.ts';
import { checkCapabilities } from './check-capabilities.ts';
import { createTestDatabase } from './testing/database.ts';
import { Offer } from './sourcing/offers/offer.entity.ts';

const source = import.meta.dirname;
const entities = new Set<unknown>(CAPABILITIES.flatMap(({ entities = [] }) => entities));

test.each(globSync('*/*/*.entity.ts', { cwd: source }))('%s belongs to a capability', async (file) => {
  const classes = Object.values<unknown>(await import(join(source, file))).filter(
    (value) => typeof value === 'function' && String(value).startsWith('class '),
  );
  expect(classes).not.toEqual([]);
  for (const entity of classes) expect(entities).toContain(entity);
});

test.each(globSync('*/*/notifications.ts', { cwd: source }))(
  '%s holds the notifications of its capability',
  async (file) => {
    const own = CAPABILITIES.find(({ name }) => name === file.split('/')[1])?.notifications ?? {};
    expect(Object.keys(own)).not.toEqual([]);
    const { NOTIFICATIONS = own } = await import(join(source, file));
    expect(own).toBe(NOTIFICATIONS);
  },
);

test('each capability folder is listed under its own name', () => {
  const folders = globSync('*/*/capability.ts', { cwd: source }).map((file) => file.split('/')[1]);
  expect(CAPABILITIES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('the start fails with both names when two capabilities declare the same', () => {
  const first = { name: 'first', entities: [Offer], constraints: { one_offer: 'offer.exists' } } as const;
  expect(() => checkCapabilities([first, { ...first, name: 'second' }], {})).toThrow(
    'the entity Offer is brought 2 times, by first and second; the constraint one_offer is brought 2 times, by first and second',
  );
  expect(() => checkCapabilities([first, { name: 'first' }], {})).toThrow(
    'the name first is brought 2 times, by first and first',
  );
  expect(checkCapabilities([first], {})).toEqual([first]);
});

test('the start fails for an act or error code that the contracts do not list or no capability declares', () => {
  const words = {
    ERRORS: { 'event.full': [409, 'Nu mai sunt locuri.'] },
    ACTS: { 'event.join': 'Înscriere' },
  } as const;
  const check = (acts: string[]) => checkCapabilities([{ name: 'events', words }], { 'the act': acts });
  expect(() => check([])).toThrow('the act event.join of events is missing in libs/contracts/src/capabilities.ts');
  expect(() => check(['event.join', 'event.leave'])).toThrow(
    'the act event.leave of libs/contracts/src/capabilities.ts belongs to no capability',
  );
  expect(check(['event.join'])).toHaveLength(1);
});

test('the start fails for a kind of todo in the contract that no capability selects', () => {
  expect(() => checkCapabilities([], { 'the kind of todo': ['uat joinEvent'] })).toThrow(
    'the kind of todo uat joinEvent of libs/contracts/src/capabilities.ts belongs to no capability',
  );
});

test('each kind of search result for members is selected by a capability', () => {
  const selected = CAPABILITIES.flatMap(({ ownSearch = {} }) => Object.values(ownSearch).flatMap(Object.keys));
  expect([...new Set(selected)].toSorted()).toEqual(OWN_KINDS.toSorted());
});

test('no two kinds of todos of a side have the same rank', () => {
  for (const kinds of Object.values(TODOS)) {
    const ranks: number[] = Object.values(kinds);
    expect(ranks.toSorted((a, b) => a - b)).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
  }
});

test('each declared constraint exists in the database', async () => {
  const database = await createTestDatabase();
  const kept = await database.orm.em.fork().execute<{ name: string }[]>(
    `select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'
     union select substring(prosrc from $$constraint = '([a-z_]+)'$$) from pg_proc`,
  );
  const names = CAPABILITIES.flatMap(({ constraints = {} }) => Object.keys(constraints));
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  await database.close();
});

/* Attempts are kept for one day; see accounts/capability.ts. */
test('no limit spans more time than attempts are kept', () => {
  const limits = CAPABILITIES.flatMap(({ limits = {} }) => Object.entries(limits));
  expect(limits).not.toEqual([]);
  expect(limits.filter(([, { minutes }]) => minutes > 24 * 60)).toEqual([]);
});

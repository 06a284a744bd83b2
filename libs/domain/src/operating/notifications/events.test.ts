import { expect, test } from '@jest/globals';
import { KINDS } from '@psp/contracts/common';
import { CAPABILITIES } from '../../capabilities.ts';
import { EVENTS } from './events.ts';
import { groupTitle } from './group-title.ts';

const events = [...EVENTS.values()];

test.each(KINDS)('the events for members of %s have distinct labels', (kind) => {
  const labels = events.filter(({ to }) => to.includes(kind)).map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
});

test('each event has recipients and is named after its capability', () => {
  expect(events.filter(({ to }) => to.length === 0)).toEqual([]);
  for (const { name } of events) expect(name).toMatch(/^[a-z-]+\.[a-zA-Z]+$/);
});

test.each([
  [1, 'offers.received', 'SP-1', 'Ofertă nouă'],
  [2, 'offers.received', 'SP-1', '2 oferte noi la SP-1'],
  [20, 'offers.received', 'SP-1', '20 de oferte noi la SP-1'],
  [101, 'members.joined', null, '101 membri noi'],
  [3, 'projects.pause', '„Podul”', 'Ofertă nouă (3)'],
  [3, null, null, 'Ofertă nouă (3)'],
])('%d of %s about %s: %s', (count, event, about, title) => {
  expect(groupTitle({ about, count, title: 'Ofertă nouă' }, EVENTS.get(event ?? ''))).toBe(title);
});

/* Events without a bound of their own count against the common limits; see pace.ts. */
test('each event with a bound of its own names a declared limit, or the reason why it cannot be repeated', () => {
  const limits = CAPABILITIES.flatMap(({ limits: own = {} }) => Object.keys(own));
  const bounds = events.flatMap(({ name, bound }) => (bound ? [{ name, bound }] : []));
  expect(bounds.map(({ name }) => name)).toContain('messages.message');
  for (const { name, bound } of bounds)
    expect([name, typeof bound === 'string' ? limits.includes(bound) : bound.once.length > 20]).toEqual([name, true]);
});

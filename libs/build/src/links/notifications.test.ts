import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kind, KINDS, ROLES } from '@psp/contracts/common';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { createPortal, type Portal, type Reader } from './portal.ts';
import { aboutOf, readRecords, type Records } from './records.ts';

let database: Awaited<ReturnType<typeof createDemonstration>>;
let portal: Portal;
let records: Records;

beforeAll(async () => {
  database = await createDemonstration(thisHour());
  portal = await createPortal(database);
  records = await readRecords(database, (text, values) => database.orm.em.fork().execute(text, values));
}, 180_000);
afterAll(async () => {
  await portal.close();
  await database.close();
});

const kinds = CAPABILITIES.flatMap(({ name, notifications = {} }) =>
  Object.entries(notifications).map(([kind, make]) => [name, kind, make] as const),
);

/* Areas are for their own kind, applications for who applied, and every other page is for all. */
const isFor = (href: string, kind: Kind): boolean =>
  !(href === '/cerere' && kind === 'admin') &&
  (href.startsWith(`/${kind}/`) || !KINDS.some((area) => href.startsWith(`/${area}/`)));

const readersOf = async (kind: Kind, href: string): Promise<Reader[]> => {
  const organisationId = records.organisations[kind];
  const members = ROLES.map((role) => portal.as({ kind, role, organisationId }));
  const statuses = href !== '/cerere' ? [] : (['pending', 'needs_info', 'rejected', 'suspended'] as const);
  return Promise.all([...members, ...statuses.map((status) => portal.as({ kind, status }))]);
};

test.each(kinds)('the link of %s: %s opens a page for whoever is told', async (capability, kind, make) => {
  const opened: string[] = [];
  const dead: string[] = [];
  const sides = new Set<Kind>();
  for (const side of KINDS) {
    const about = aboutOf(records, side)[capability] ?? {};
    const { href } = Reflect.apply(make, undefined, about[kind] ?? about['*'] ?? []);
    if (!isFor(href, side)) continue;
    sides.add(side);
    for (const reader of await readersOf(side, href)) {
      const { role, status } = reader.actor;
      ((await reader.follow(href)).isThere ? opened : dead).push(`${href} for ${side} ${role}, ${status}`);
    }
  }
  expect(dead).toEqual([]);
  // Some pages are open to more people than are told.
  expect([...sides]).toEqual(expect.arrayContaining([...make.event.to]));
  expect(opened.length).toBeGreaterThanOrEqual(ROLES.length);
});

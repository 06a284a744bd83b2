import { afterAll, expect } from '@jest/globals';
import { type Kind, KINDS, type Role } from '@psp/contracts/common';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { createPortal, type Portal, type Reader } from './portal.ts';
import { aboutOf, readRecords, type Records } from './records.ts';

/** The notifications of all capabilities: name of the capability, kind, and what makes one. */
export const NOTIFICATIONS = CAPABILITIES.flatMap(({ name, notifications = {} }) =>
  Object.entries(notifications).map(([kind, make]) => [name, kind, make] as const),
);
type Notification = (typeof NOTIFICATIONS)[number];

/** The demonstration's portal, with records that notifications can speak of. */
interface Scene {
  portal: Portal;
  records: Records;
}

/** Opens it for the tests of a file, and ends it after them. */
export async function openScene(): Promise<Scene> {
  const database = await createDemonstration(thisHour());
  const portal = await createPortal(database);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  return {
    portal,
    records: await readRecords(database, (text, values) => database.orm.em.fork().execute(text, values)),
  };
}

/* Areas are for their own kind, applications for who applied, and every other page is for all. */
const isFor = (href: string, kind: Kind): boolean =>
  !(href === '/cerere' && kind === 'admin') &&
  (href.startsWith(`/${kind}/`) || !KINDS.some((area) => href.startsWith(`/${area}/`)));

const readersOf = async (
  { portal, records }: Scene,
  kind: Kind,
  { href, roles }: { href: string; roles: readonly Role[] },
): Promise<Reader[]> => {
  const organisationId = records.organisations[kind];
  const members = roles.map((role) => portal.as({ kind, role, organisationId }));
  const statuses = href !== '/cerere' ? [] : (['pending', 'needs_info', 'rejected', 'suspended'] as const);
  return Promise.all([...members, ...statuses.map((status) => portal.as({ kind, status }))]);
};

/** Expects that the link of a notification opens a page for members with these roles on each side that is told. */
export async function expectPages(
  scene: Scene,
  [capability, kind, make]: Notification,
  roles: readonly Role[],
): Promise<void> {
  const opened: string[] = [];
  const dead: string[] = [];
  const sides = new Set<Kind>();
  for (const side of KINDS) {
    const about = aboutOf(scene.records, side)[capability] ?? {};
    const { href } = Reflect.apply(make, undefined, about[kind] ?? about['*'] ?? []);
    if (!isFor(href, side)) continue;
    sides.add(side);
    for (const reader of await readersOf(scene, side, { href, roles })) {
      const { role, status } = reader.actor;
      ((await reader.follow(href)).isThere ? opened : dead).push(`${href} for ${side} ${role}, ${status}`);
    }
  }
  expect(dead).toEqual([]);
  // Some pages are open to more people than are told.
  expect([...sides]).toEqual(expect.arrayContaining([...make.event.to]));
  expect(opened.length).toBeGreaterThanOrEqual(roles.length);
}

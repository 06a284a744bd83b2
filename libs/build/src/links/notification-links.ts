import { afterAll, expect } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import type { Person, StoredPerson } from '@psp/bff-kit/testing/people';
import { KINDS, type Kind, type Role } from '@psp/contracts/common';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { CAPABILITIES } from '@psp/domain/capabilities';
import type { TestDatabase } from '@psp/domain/testing/database';
import { remote as admin } from '../../../../mfe-admin/src/remote.tsx';
import { remote as firma } from '../../../../mfe-firma/src/remote.tsx';
import { remote as open } from '../../../../mfe-public/src/remote.tsx';
import { remote as uat } from '../../../../mfe-uat/src/remote.tsx';
import { createFollower, type Found } from '../../../../shell/src/testing/follow.ts';
import { createAllAreas } from '../test/all-areas.ts';
import { aboutOf, type Records, readRecords } from './records.ts';

/** The notifications of all capabilities: name of the capability, kind, and what makes one. */
export const NOTIFICATIONS = CAPABILITIES.flatMap(({ name, notifications = {} }) =>
  Object.entries(notifications).map(([kind, make]) => [name, kind, make] as const),
);
type Notification = (typeof NOTIFICATIONS)[number];

export const remotes = { public: open, uat, firma, admin };

/** Somebody signed in, who reads pages and services. */
export interface Reader extends StoredPerson {
  get<T>(path: string): Promise<T>;
  follow(href: string): Promise<Found>;
}

export interface Portal {
  as(person: Person): Promise<Reader>;
  close(): Promise<void>;
}

const asking = (portal: TestApp, cookie: string) => async (path: string) => {
  const { statusCode, body, headers } = await portal.app.inject({
    url: path,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  return new Response(body || null, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  });
};

/** All services and the pages' routes of a portal over `orm`, without a network. */
export async function createPortal({ orm }: TestDatabase): Promise<Portal> {
  const portal = await createAllAreas(orm);
  const follow = createFollower(remotes);
  return {
    as: async (person) => {
      const stored = await portal.as(person);
      const { accountId, kind, role, organisationId: id, organisationName: name } = stored.actor;
      const ask = asking(portal, `${ACCESS_COOKIE}=${portal.tokens.sign({ sub: accountId, sid: stored.sessionId })}`);
      return {
        ...stored,
        get: async (path) => (await ask(path)).json(),
        follow: (href) => {
          globalThis.fetch = (asked) => ask(String(asked instanceof Request ? asked.url : asked));
          return follow(href, { kind, role, organisation: { id, name, status: person.status ?? 'approved' } });
        },
      };
    },
    close: () => portal.close(),
  };
}

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

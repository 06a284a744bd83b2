import { afterAll, expect } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import type { Person, StoredPerson } from '@psp/bff-kit/testing/people';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { CAPABILITIES } from '@psp/domain/capabilities';
import type { Event } from '@psp/domain/operating/notifications/catalogue';
import { createReadDb } from '@psp/domain/read-db';
import type { TestDatabase } from '@psp/domain/testing/database';
import { remote as admin } from '../../../../mfe-admin/src/remote.tsx';
import { remote as firma } from '../../../../mfe-firma/src/remote.tsx';
import { remote as open } from '../../../../mfe-public/src/remote.tsx';
import { remote as uat } from '../../../../mfe-uat/src/remote.tsx';
import { createFollower, type Found } from '../../../../shell/src/testing/follow.ts';
import { createAllAreas } from '../test/all-areas.ts';

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

type Sides = Record<Kind, string>;
type Subject = Readonly<Record<string, string>> & Partial<Sides>;

/** The demonstration's portal. */
interface Scene {
  portal: Portal;
  /** Runs the select of `subjects`. */
  read(subjects: NonNullable<Event['subjects']>): Promise<Subject[]>;
  /** Id of an approved organisation of each kind. */
  organisations: Sides;
}

/* What the demonstration has none of. */
const ADDED = [
  `insert into bulk_act (created_at, created_by, action, reason, status, ended_at)
  select now(), m.account_id, 'remindProfile', '', 'done', now() from membership m join organisation o on o.id = m.organisation_id
  where o.kind = 'admin' and m.role = 'owner' limit 1`,
  `update exchange_project set partner_state = 'asked',
  partner_id = (select id from organisation where kind = 'firma' and status = 'approved' order by id limit 1)
  where id = (select id from exchange_project where status = 'published' order by id limit 1)`,
];

/** Opens it for the tests of a file, and closes it after them. */
export async function setUpPortal(): Promise<Scene> {
  const database = await createDemonstration(thisHour());
  for (const statement of ADDED) await database.orm.em.fork().execute(statement);
  const portal = await createPortal(database);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  const db = createReadDb(database.orm);
  const approved = await database.orm.em
    .fork()
    .execute<{ kind: Kind; id: string }[]>(`select kind, id from organisation where status = 'approved'`);
  return {
    portal,
    read: async (subjects) => (await db.run(subjects)) as Subject[],
    organisations: Object.fromEntries(approved.map(({ kind, id }) => [kind, id])) as Sides,
  };
}

const TEXT = 'Motivul.';
const byDefault = (subject: Subject): readonly unknown[] => [subject, TEXT, TEXT];

/* The message to one side, about a record that this side can open, and an organisation whose members can. */
async function sampleOf({ read, organisations }: Scene, make: Notification[2], side: Kind) {
  const { name, subjects, sample = byDefault } = make.event;
  const subject = subjects ? (await read(subjects)).find((row) => row[side] !== null) : {};
  if (!subject) throw new Error(`the demonstration has no subject of ${name} for ${side}`);
  const { href } = Reflect.apply(make, undefined, sample(subject, side));
  return { href, organisationId: subject[side] ?? organisations[side] };
}

/* Pages of applications are also for organisations that wait or were refused. */
const statusesFor = (href: string): OrganisationStatus[] =>
  href === '/cerere' ? ['pending', 'needs_info', 'rejected', 'suspended'] : [];

/** Expects that the link of a notification opens a page for members with these roles on each side that is notified. */
export async function expectLinkOpens(scene: Scene, [, , make]: Notification, roles: readonly Role[]): Promise<void> {
  const dead: string[] = [];
  for (const kind of make.event.to) {
    const { href, organisationId } = await sampleOf(scene, make, kind);
    const people = [
      ...roles.map((role) => ({ kind, role, organisationId })),
      ...statusesFor(href).map((status) => ({ kind, status })),
    ];
    for (const person of people) {
      const reader = await scene.portal.as(person);
      const { role, status } = reader.actor;
      if (!(await reader.follow(href)).isThere) dead.push(`${href} for ${kind} ${role}, ${status}`);
    }
  }
  expect(dead).toEqual([]);
}

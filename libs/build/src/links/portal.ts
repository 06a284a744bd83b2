import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import type { Person, StoredPerson } from '@psp/bff-kit/testing/people';
import type { TestDatabase } from '@psp/domain/testing/database';
import { remote as admin } from '../../../../mfe-admin/src/remote.tsx';
import { remote as firma } from '../../../../mfe-firma/src/remote.tsx';
import { remote as open } from '../../../../mfe-public/src/remote.tsx';
import { remote as uat } from '../../../../mfe-uat/src/remote.tsx';
import { createFollower, type Found } from '../../../../shell/src/testing/follow.ts';
import { createAllAreas } from '../test/all-areas.ts';

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

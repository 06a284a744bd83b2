import { afterAll } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import type { Person } from '@psp/bff-kit/testing/people';
import { createTestDatabase } from '@psp/domain/testing/database';
import { createScenario } from '@psp/domain/testing/scenario';
import { createAllAreas } from '../test/all-areas.ts';
import type { Reader } from './walk.ts';

/** Reads without a session, or as whoever bears the cookie. */
const getter =
  ({ app }: TestApp, cookie?: string): Reader['get'] =>
  async (url) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
    const { statusCode: status, body } = await app.inject({ url, headers });
    return { status, body };
  };

/** All areas on a database of their own, with ways to join them. */
export async function startAreas() {
  const database = await createTestDatabase();
  const test = await createAllAreas(database.orm);
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  const run = (text: string, values: unknown[] = []) => database.orm.em.fork().execute(text, values);
  const join = async (person: Person, name: string) => {
    const { actor, sessionId } = await test.as(person);
    const cookie = `${ACCESS_COOKIE}=${test.tokens.sign({ sub: actor.accountId, sid: sessionId })}`;
    await run("update organisation set name = ?, county_code = 'SB' where id = ?", [name, actor.organisationId]);
    return { actor, cookie, get: getter(test, cookie) };
  };
  const firm = async (name: string) => {
    const joined = await join({ kind: 'firma' }, name);
    await run("insert into organisation_domain (organisation_id, domain_slug) values (?, 'it-digitalizare')", [
      joined.actor.organisationId,
    ]);
    return joined;
  };
  const visitor: Reader = { actor: null, get: getter(test) };
  // The paths of the first area are told without its prefix.
  const routes = test.routes.map((route) => ({ ...route, path: route.path.replace(/^\/(?!api\/)/, '/api/uat/') }));
  return { test, orm: database.orm, routes, run, join, firm, visitor, scenario: createScenario(database.orm) };
}

export type Areas = Awaited<ReturnType<typeof startAreas>>;

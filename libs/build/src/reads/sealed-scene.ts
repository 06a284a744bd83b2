import { afterAll } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import type { Person } from '@psp/bff-kit/testing/people';
import type { Actor } from '@psp/domain/actor';
import { newId } from '@psp/domain/id';
import { inviteAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart } from '@psp/domain/sourcing/groups/own-part';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import { recordView } from '@psp/domain/sourcing/service-requests/visible-request';
import { createTestDatabase } from '@psp/domain/testing/database';
import { aRequest, createScenario, type Scenario } from '@psp/domain/testing/scenario';
import { createAllAreas } from '../test/all-areas.ts';
import type { Reader } from './walk.ts';

/* Sends a group request of one authority in which another one takes part. */
const sentByGroup = async (scenario: Scenario, leader: Actor, participant: Actor, invited: string[]) => {
  const id = await scenario.draft(leader, aRequest({ title: 'Arhiva grupului', invited }), 'group');
  await scenario.as(leader, (write) => inviteAuthority(write, { id, authorityId: participant.organisationId }));
  const content = { need: 'Arhivă', quantity: 'una', budget: 900, place: 'Primăria' };
  await scenario.as(participant, (write) => confirmPart(write, { id, version: 1, content }));
  const version = await scenario.versionOf('service_request', id);
  await scenario.as(leader, (write) => sendRequest(write, { id, version }));
  return id;
};

/** Returns a function that reads with the session of the cookie, or without a session. */
const getter =
  ({ app }: TestApp, cookie?: string): Reader['get'] =>
  async (url) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
    const { statusCode: status, body } = await app.inject({ url, headers });
    return { status, body };
  };

/** Starts all areas on a new database, with functions that add organisations. */
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
  // Routes of the first area are listed without its prefix.
  const routes = test.routes.map((route) => ({ ...route, path: route.path.replace(/^\/(?!api\/)/, '/api/uat/') }));
  return { test, orm: database.orm, routes, run, join, firm, visitor, scenario: createScenario(database.orm) };
}

type Areas = Awaited<ReturnType<typeof startAreas>>;

/* Adds earlier answers of the firms, so that one more answer would change their median response time; the landing page computes it too. */
const answerBefore = async ({ run, scenario }: Areas, authority: Actor, firms: Actor[]) => {
  for (const hours of [10, 20, 30]) {
    const { requestId } = await scenario.opened(authority, firms);
    const earlier = 'update service_request set sent_at = sent_at - make_interval(hours => ?) where id = ?';
    await run(earlier, [hours, requestId]);
  }
  const computed = `jsonb_set(content, '{responseTime,source}', '"computed"')`;
  await run(`update site_section set version = version + 1, content = ${computed} where key = 'impact'`);
};

/**
 * Creates an authority with a sealed group request and a sealed consultation; two firms that may answer and have answered others, so that
 * their averages are shown; a firm that only starts an offer; a rival; and all other kinds of readers.
 */
export async function startSealedScene() {
  const areas = await startAreas();
  const { test, orm, routes, join, firm, visitor, scenario } = areas;
  const authority = (name: string) => join({ kind: 'uat' }, name);
  const [owner, village, elsewhere] = [
    await authority('Comuna Întâi'),
    await authority('Comuna Vecină'),
    await authority('Comuna Cealaltă'),
  ];
  const [first, second] = [await firm('Prima SRL'), await firm('Adoua SRL')];
  const [hesitant, rival] = [await firm('Șovăielnica SRL'), await firm('Rivala SRL')];
  const colleague = async (role: 'editor' | 'viewer') => {
    const joined = await join({ kind: 'uat', role, organisationId: owner.actor.organisationId }, 'Comuna Întâi');
    return { ...joined, isBrief: true };
  };
  const readers: Record<string, Reader> = {
    ...{ owner, editor: await colleague('editor'), viewer: await colleague('viewer'), village, elsewhere, rival },
    ...{ admin: await join({ kind: 'admin' }, 'Asociația'), visitor },
  };
  await answerBefore(areas, elsewhere.actor, [first.actor, second.actor]);
  const group = await sentByGroup(scenario, owner.actor, village.actor, [first.actor.organisationId]);
  const consultation = await scenario.sent(owner.actor, aRequest({ title: 'Cum se face arhiva' }), 'consultation');
  for (const { actor } of [first, second, rival])
    for (const id of [group, consultation]) await scenario.as(actor, (write) => recordView(write, { id }));
  const organisations = {
    ...{ owner: owner.actor.organisationId, village: village.actor.organisationId },
    ...{ first: first.actor.organisationId, second: second.actor.organisationId, rival: rival.actor.organisationId },
  };
  const ids = {
    ...{ ...organisations, group, consultation, file: (await anAttachment(test, first.actor)).id },
    // Ids of offers before these exist.
    ...{ firstOffer: newId(), secondOffer: newId(), draft: newId(), person: second.actor.accountId },
  };
  const pairs = Object.keys(organisations).flatMap((name) =>
    (['group', 'consultation'] as const).map((request) => [request, name] as const),
  );
  return { test, orm, scenario, readers, first, second, hesitant, ids, pairs, routes };
}

import { expect, test } from '@jest/globals';
import { conversationStart, messageSettings } from '@psp/contracts/messages';
import { aRequest } from '@psp/domain/testing/scenario';
import { codeOf, startTalk } from '../testing/talk.ts';

const { app, rows, uat, firma, scenario, view, start, read, write, step, list } = await startTalk();
type Person = typeof uat;

const previewOf = async (person: Person, query: string) =>
  conversationStart.parse((await person.get(`/conversations/start?${query}`)).json());
const setFirstContact = (person: Person, firstContact: string) =>
  person.put('/message-settings/first-contact', { firstContact });
const block = (person: Person, other: Person, isBlocked: boolean) =>
  person.post('/message-settings/blocked', { organisationId: other.actor.organisationId, isBlocked });

test('an organisation sets from whom it accepts first messages, which does not apply to organisations it works with', async () => {
  const [town, stranger] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  expect(messageSettings.parse((await setFirstContact(town, 'verified')).json()).firstContact).toBe('verified');
  expect(codeOf(await start(stranger, town))).toBe('conversation.verified_only');
  await rows('update organisation set verified_at = now() where id = ?', [stranger.actor.organisationId]);
  const to = `to=${town.actor.organisationId}`;
  expect((await previewOf(stranger, to)).refusal).toBeNull();
  await setFirstContact(town, 'nobody');
  expect((await previewOf(stranger, to)).refusal).toContain('numai de la cei cu care are');
  expect(codeOf(await start(stranger, town))).toBe('conversation.closed_to_strangers');
  await scenario.project(town.actor, stranger.actor);
  view(await start(stranger, town));
  await setFirstContact(firma, 'nobody');
  expect(codeOf(await start(town, firma))).toBe('conversation.closed_to_strangers');
  await setFirstContact(firma, 'all');
});

test('neither side of a block can write, and the blocking side sees why', async () => {
  const { id } = view(await start(uat, firma));
  expect(messageSettings.parse((await block(firma, uat, true)).json()).blocked).toMatchObject([
    { id: uat.actor.organisationId },
  ]);
  expect((await block(firma, uat, true)).statusCode).toBe(200);
  expect(codeOf(await write(uat, id, 'Mai sunteți?'))).toBe('conversation.blocked');
  expect(codeOf(await start(uat, firma))).toBe('conversation.blocked');
  const why = /^Organizație blocată chiar de dvs\., \d.+ la \d\d:\d\d\. Îi puteți scrie după ce o deblocați/;
  const refusedReply = (await write(firma, id, 'Nu')).json();
  expect(refusedReply).toMatchObject({ code: 'conversation.blocking', message: expect.stringMatching(why) });
  const { refusal } = await previewOf(firma, `to=${uat.actor.organisationId}`);
  expect(refusal).toMatch(why);
  expect((await start(firma, uat)).json()).toMatchObject({ message: refusal });
  expect(await read(firma, id)).toMatchObject({ isBlocked: true, bar: 'blocking' });
  expect(await read(uat, id)).toMatchObject({
    isBlocked: true,
    bar: 'blocked',
    actions: ['note', 'complete', 'assign', 'report'],
  });
  await block(firma, uat, false);
  expect((await write(uat, id, 'Mulțumim')).statusCode).toBe(204);
  expect((await block(uat, uat, true)).statusCode).toBe(404);
});

test('a project has one conversation, started by either side', async () => {
  const project = await scenario.project(uat.actor, firma.actor);
  expect(await previewOf(firma, `project=${project}`)).toMatchObject({
    existing: null,
    refusal: null,
    subject: 'Digitalizarea registrului agricol',
  });
  const both = await Promise.all([
    start(uat, firma, { to: undefined, project }),
    start(firma, uat, { to: undefined, project }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { existing } = await previewOf(firma, `project=${project}`);
  expect(await read(uat, existing ?? '')).toMatchObject({ about: { kind: 'project', id: project } });
  expect((await list(uat, { q: 'SP-' })).items.map(({ id }) => id)).toContain(existing);
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.get(`/conversations/start?project=${project}`)).statusCode).toBe(404);
});

test('a conversation about a request can start after its offers are opened, with firms that submitted one', async () => {
  const request = await scenario.sent(uat.actor);
  await scenario.submitted(firma.actor, request);
  const about = { to: undefined, request };
  expect(codeOf(await start(firma, uat, about))).toBe('conversation.ask_publicly');
  expect((await previewOf(firma, `request=${request}`)).refusal).toContain('pe pagina solicitării');
  const { requestId } = await scenario.opened(uat.actor, [firma.actor]);
  const { id } = view(await start(uat, firma, { request: requestId }));
  expect(await read(firma, id)).toMatchObject({ about: { kind: 'request', id: requestId } });
  expect(codeOf(await start(firma, uat, { to: undefined, request: requestId }))).toBe('version.stale');
  const other = await app.as({ kind: 'firma' });
  expect((await start(uat, other, { request: requestId })).statusCode).toBe(404);
});

test('before the opening, the refusal is the same for every firm, so that it does not reveal who submitted an offer', async () => {
  const request = await scenario.sent(uat.actor, aRequest({ invited: [firma.actor.organisationId] }));
  const others = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  const idsOf = (firms: Person[]) => firms.map(({ actor }) => actor.organisationId);
  await scenario.submitted(firma.actor, request);
  if (others[0]) await scenario.offer(others[0].actor, request);
  for (const firm of [firma, ...others]) {
    const asked = await previewOf(uat, `to=${firm.actor.organisationId}&request=${request}`);
    expect(asked).toMatchObject({ existing: null, refusal: expect.stringContaining('pe pagina solicitării') });
    expect(codeOf(await start(uat, firm, { request }))).toBe('conversation.ask_publicly');
    expect((await previewOf(firm, `request=${request}`)).refusal).toBe(asked.refusal);
    expect(codeOf(await start(firm, uat, { to: undefined, request }))).toBe('conversation.ask_publicly');
  }
  const [stranger, suspended] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma', status: 'suspended' })];
  expect((await start(stranger, firma, { request })).statusCode).toBe(404);
  expect((await start(uat, suspended, { request })).statusCode).toBe(404);
  const hidden = await scenario.sent(uat.actor, aRequest({ visibility: 'invited', invited: idsOf(others) }));
  expect((await start(firma, uat, { to: undefined, request: hidden })).statusCode).toBe(404);
  expect((await start(uat, firma, { request: await scenario.draft(uat.actor) })).statusCode).toBe(404);
});

test('a suspended organisation cannot be written to', async () => {
  const gone = await app.as({ kind: 'firma' });
  const { id } = view(await start(uat, gone));
  await rows("update organisation set status = 'suspended' where id = ?", [gone.actor.organisationId]);
  expect(codeOf(await write(uat, id, 'Alo?'))).toBe('conversation.unreachable');
  const { actions, bar, isBlocked } = await read(uat, id);
  expect([bar, isBlocked, actions.includes('write')]).toEqual(['unreachable', false, false]);
});

test('a side reports a conversation or message to the association, once while the report is open', async () => {
  const [town, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const { id } = view(await start(town, firm));
  const report = { messageId: null, reason: 'spam', text: 'Ne scrie zilnic.' };
  expect(view(await step(firm, id, 'report', report)).isReported).toBe(true);
  expect(codeOf(await step(firm, id, 'report', report))).toBe('conversation.reported');
  const { messages } = await read(firm, id);
  expect(view(await step(firm, id, 'report', { ...report, messageId: messages[0]?.id })).isReported).toBe(true);
  expect((await step(firm, id, 'report', { ...report, text: ' ' })).statusCode).toBe(400);
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: town.actor.organisationId });
  expect((await step(viewer, id, 'report', report)).statusCode).toBe(403);
});

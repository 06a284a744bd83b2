import { expect, test } from '@jest/globals';
import { candidateList, groupList } from '@psp/contracts/groups';
import { aRequest } from '@psp/domain/testing/scenario';
import { codeOf, group, page, part, request, startGroups } from '../testing/groups.ts';

const { app, rows, people, acts } = await startGroups();
const { leader, village, town, firma } = people;
const { authority, eachDraft, idOf, titlesOf, read, full, invite, answer, confirm, send, sendWithVillage } = acts;
type Person = typeof leader;

let id = '';
eachDraft((fresh) => {
  id = fresh;
});
const sent = () => sendWithVillage(id);

test('an invited authority reads the draft, confirms its part and changes it; the leader is told', async () => {
  expect((await village.get(page(id))).statusCode).toBe(404);
  const led = group(await invite(id, village));
  expect(led.parts).toMatchObject([{ status: 'invited', actions: ['remove'], authority: { county: 'Sibiu' } }]);
  expect((await titlesOf(village)).at(-1)).toBe('Invitație la o cerere de grup');
  const asked = await read(village, id);
  expect(asked).toMatchObject({ isLeader: false, mayRead: false, mayInvite: false, content: { locality: 'Sibiu' } });
  expect(asked.own?.actions).toEqual(['confirm', 'decline']);
  expect((await full(village, id)).statusCode).toBe(404);
  const confirmed = group(await confirm(village, id));
  expect(confirmed.own).toMatchObject({ ...part, status: 'confirmed', actions: ['confirm', 'withdraw'] });
  group(await confirm(village, id, { ...part, quantity: '3 bucăți', budget: null }));
  expect((await read(leader, id)).parts).toMatchObject([{ quantity: '3 bucăți', budget: null }]);
  expect((await titlesOf(leader)).slice(-2)).toEqual(['Parte confirmată', 'Parte modificată']);
});

test('the mail of an invitation names the request, and tells nothing of it that its page does not', async () => {
  await invite(id, village);
  const [mail] = await rows<{ data: Record<string, string> }>(
    `select data from mail where recipient = ? and template = 'notification' order by id desc limit 1`,
    [village.email],
  );
  const { number, content } = request(await full(leader, id));
  expect(mail?.data).toMatchObject({ about: number, object: content.title });
  for (const fact of ['budgetMin', 'budgetMax', 'deadline', 'place']) expect(mail?.data).not.toHaveProperty(fact);
});

test('whoever declines or withdraws says why, may think again, and is asked again by the leader', async () => {
  await invite(id, village);
  expect((await answer(village, id, 'decline', { reason: '' })).statusCode).toBe(400);
  group(await answer(village, id, 'decline', { reason: 'Avem deja.' }));
  expect((await read(leader, id)).parts).toMatchObject([
    { status: 'declined', reason: 'Avem deja.', actions: ['invite'] },
  ]);
  group(await confirm(village, id));
  group(await answer(village, id, 'withdraw', { reason: 'Nu mai avem buget.' }));
  expect(codeOf(await send(id))).toBe('group.nobody_confirmed');
  expect(group(await invite(id, village)).parts).toMatchObject([{ status: 'invited', reason: null, need: part.need }]);
  expect((await titlesOf(leader)).slice(-3)).toEqual(['Participare refuzată', 'Parte confirmată', 'Parte retrasă']);
});

const waitingFor = async (person: Person) =>
  await rows(
    `select 1 from notification where organisation_id = ? and event = 'groups.invited' and read_at is null
    and href like ?`,
    [idOf(person), `%${id}`],
  );

test('an authority taken out reads why, and no longer the text; its invitation waits no longer, that of others does', async () => {
  await invite(id, village);
  await invite(id, town);
  const version = (await read(leader, id)).parts[0]?.version;
  group(await leader.post(`${page(id)}/remove`, { authorityId: idOf(village), version, reason: 'Din greșeală.' }));
  expect(await read(village, id)).toMatchObject({
    content: null,
    own: { status: 'removed', reason: 'Din greșeală.', actions: [] },
  });
  expect((await titlesOf(village)).at(-1)).toBe('Ați fost scoși din cererea de grup');
  expect([(await waitingFor(village)).length, (await waitingFor(town)).length]).toEqual([0, 1]);
});

test('only authorities of the county are asked, an association of several from anywhere', async () => {
  const [far, association] = [await authority('Comuna Depărtată', 'CJ'), await authority('ADI Departe', 'CJ', 'adi')];
  const namesOf = async (person: Person, request: string, q = '') =>
    candidateList.parse((await person.get(`${page(request)}/candidates?q=${q}`)).json()).items.map(({ name }) => name);
  expect(await namesOf(leader, id)).toEqual(['ADI Departe', 'Comuna Cristian', 'Orașul Tălmaciu']);
  expect(await namesOf(leader, id, 'talma')).toEqual(['Orașul Tălmaciu']);
  expect((await far.get(`${page(id)}/candidates`)).statusCode).toBe(404);
  expect(codeOf(await invite(id, far))).toBe('group.not_eligible');
  expect(codeOf(await invite(id, leader))).toBe('group.not_eligible');
  group(await invite(id, association));
  expect(await namesOf(leader, id)).not.toContain('ADI Departe');
  const draft = request(await association.post('/service-requests', { content: aRequest(), kind: 'group' }));
  group(await invite(draft.id, far, association));
});

test('an invitation names a title, repeats nothing, and is for groups alone', async () => {
  const plain = request(await leader.post('/service-requests', { content: aRequest() }));
  expect(plain.group).toBeNull();
  expect(codeOf(await invite(plain.id, village))).toBe('group.none');
  const untitled = request(await leader.post('/service-requests', { content: aRequest({ title: '' }), kind: 'group' }));
  expect(codeOf(await invite(untitled.id, village))).toBe('group.untitled');
  const told = (await titlesOf(village)).length;
  await invite(id, village);
  expect(group(await invite(id, village)).parts).toHaveLength(1);
  expect(await titlesOf(village)).toHaveLength(told + 1);
});

test('two confirm at once, and both are in; the same confirmation twice is refused as stale', async () => {
  await invite(id, village);
  await invite(id, town);
  const answers = await Promise.all([confirm(village, id), confirm(town, id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await read(leader, id)).parts.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  const { own } = await read(village, id);
  const again = { version: own?.version, content: part };
  const twice = await Promise.all([1, 2].map(() => village.post(`${page(id)}/confirm`, again)));
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('sending needs one that takes part; who has not answered is told, and nobody joins any more', async () => {
  expect(codeOf(await send(id))).toBe('group.nobody_confirmed');
  await invite(id, town);
  const view = await sent();
  expect(view.group?.parts.map(({ status }) => status)).toEqual(['confirmed', 'missed']);
  expect((await titlesOf(village)).at(-1)).toBe('Cererea de grup a fost trimisă');
  const acts = view.history.filter(({ action }) => action.startsWith('group-part.'));
  expect(acts.map(({ action, about, who }) => [action, about, who])).toContainEqual([
    ...['group-part.miss', 'Orașul Tălmaciu', 'Portal PSP'],
  ]);
  expect((await titlesOf(town)).at(-1)).toBe('Cererea de grup a fost trimisă fără dvs.');
  expect(await read(town, id)).toMatchObject({ content: null, mayRead: false, own: { status: 'missed', actions: [] } });
  expect((await full(town, id)).statusCode).toBe(404);
  expect(codeOf(await confirm(village, id))).toBe('group.sent');
  expect(codeOf(await invite(id, town))).toBe('group.sent');
});

test('the release before cannot send a group’s request in which nobody takes part', async () => {
  await expect(rows(`update service_request set status = 'sent', sent_at = now() where id = ?`, [id])).rejects.toThrow(
    'group without parts',
  );
});

test('a stranger finds nothing, a reader reads without acting, a firm is no authority', async () => {
  await invite(id, village);
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: idOf(village) });
  expect((await read(reader, id)).own?.actions).toEqual([]);
  const body = { version: 1, content: part };
  const tries = await Promise.all([reader, town, firma].map((person) => person.post(`${page(id)}/confirm`, body)));
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 404, 403]);
  const reads = await Promise.all([town, firma].map((person) => person.get(page(id))));
  expect(reads.map(({ statusCode }) => statusCode)).toEqual([404, 403]);
  expect((await invite(id, town, village)).statusCode).toBe(404);
});

test('the list has what an authority was asked for, and its page of to-dos what waits', async () => {
  const listed = async (query = '') => groupList.parse((await town.get(`/group-requests?${query}`)).json()).items;
  const before = (await listed()).length;
  await invite(id, town);
  expect((await listed())[0]).toMatchObject({ id, part: 'invited', leader: 'Comuna Șelimbăr', status: 'draft' });
  expect((await listed('part=confirmed')).map((item) => item.id)).not.toContain(id);
  expect(await listed()).toHaveLength(before + 1);
  const { todos } = (await town.get('/dashboard')).json() as { todos: { kind: string; id: string }[] };
  expect(todos).toContainEqual(expect.objectContaining({ kind: 'answerGroup', id }));
});

test('once all have answered, sending waits for the leader', async () => {
  const waiting = async () => {
    const { todos } = (await leader.get('/dashboard')).json() as {
      todos: { kind: string; id: string; count: number }[];
    };
    return todos.find((todo) => todo.kind === 'sendGroup' && todo.id === id)?.count;
  };
  await invite(id, village);
  await invite(id, town);
  await confirm(village, id);
  expect(await waiting()).toBeUndefined();
  await answer(town, id, 'decline', { reason: 'Avem deja.' });
  expect(await waiting()).toBe(1);
  await send(id);
  expect(await waiting()).toBeUndefined();
});

test('an answer at the moment of sending comes wholly before it or wholly after it', async () => {
  await invite(id, village);
  await confirm(village, id);
  await invite(id, town);
  const [sending, confirming] = await Promise.all([send(id), confirm(town, id)]);
  expect(sending.statusCode).toBe(200);
  const { own } = await read(town, id);
  expect([confirming.statusCode, own?.status]).toEqual(
    confirming.statusCode === 200 ? [200, 'confirmed'] : [409, 'missed'],
  );
});

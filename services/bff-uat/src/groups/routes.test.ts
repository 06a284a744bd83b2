import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { PartContent } from '@psp/contracts/group-parts';
import { candidateList, type GroupView, groupList, groupView } from '@psp/contracts/groups';
import { type RequestView, requestView } from '@psp/contracts/service-requests';
import { asSystem } from '@psp/domain/as-system';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { createReadDb } from '@psp/domain/read-db';
import { expireRequests } from '@psp/domain/sourcing/service-requests/pass-time';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
interface Response {
  statusCode: number;
  json(): unknown;
}

const authority = async (name: string, county = 'SB', type = 'commune'): Promise<Person> => {
  const person = await app.as({ kind: 'uat' });
  const id = person.actor.organisationId;
  await rows('update organisation set name = ?, county_code = ?, uat_type = ? where id = ?', [name, county, type, id]);
  return Object.assign(person, { actor: { ...person.actor, organisationName: name } });
};
const [leader, village, town, firma] = [
  await authority('Comuna Șelimbăr'),
  await authority('Comuna Cristian'),
  await authority('Orașul Tălmaciu'),
  await app.as({ kind: 'firma' }),
];

const request = (response: Response): RequestView => {
  expect(response.statusCode).toBe(200);
  return requestView.parse(response.json());
};
const group = (response: Response): GroupView => {
  expect(response.statusCode).toBe(200);
  return groupView.parse(response.json());
};
const codeOf = (response: Response) => (response.json() as { code?: string }).code;
const idOf = ({ actor }: Person) => actor.organisationId;
const titlesOf = async (person: Person) =>
  (
    await rows<{ title: string }>('select title from notification where organisation_id = ? order by id', [
      idOf(person),
    ])
  ).map(({ title }) => title);

const part: PartContent = {
  need: 'Două gratere pentru drumuri.',
  quantity: '2 bucăți',
  budget: 9000.5,
  place: 'Remiza',
};
const page = (id: string) => `/group-requests/${id}`;
const read = async (person: Person, id: string) => group(await person.get(page(id)));
const invite = (id: string, whom: Person, by = leader) => by.post(`${page(id)}/invite`, { authorityId: idOf(whom) });
const answer = async (person: Person, id: string, act: string, body: object) =>
  person.post(`${page(id)}/${act}`, { version: (await read(person, id)).own?.version, ...body });
const confirm = (person: Person, id: string, content = part) => answer(person, id, 'confirm', { content });
const full = (person: Person, id: string) => person.get(`/service-requests/${id}`);
const send = async (id: string) => {
  const { version } = request(await full(leader, id));
  return leader.post(`/service-requests/${id}/send`, { version });
};

let id = '';
beforeEach(async () => {
  const deadline = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const content = aRequest({ title: 'Gratere pentru iarnă', deadline });
  const draft = request(await leader.post('/service-requests', { content, kind: 'group' }));
  expect(draft).toMatchObject({ kind: 'group', group: { isLeader: true, parts: [] } });
  id = draft.id;
});

/** Sent with the village's part. */
const sent = async () => {
  group(await invite(id, village));
  group(await confirm(village, id));
  return request(await send(id));
};

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

test('an authority taken out reads why, and no longer the text', async () => {
  await invite(id, village);
  const version = (await read(leader, id)).parts[0]?.version;
  group(await leader.post(`${page(id)}/remove`, { authorityId: idOf(village), version, reason: 'Din greșeală.' }));
  expect(await read(village, id)).toMatchObject({
    content: null,
    own: { status: 'removed', reason: 'Din greșeală.', actions: [] },
  });
  expect((await titlesOf(village)).at(-1)).toBe('Ați fost scoși din cererea de grup');
});

test('only authorities of the county are asked, an association of several from anywhere', async () => {
  const [far, association] = [await authority('Comuna Depărtată', 'CJ'), await authority('ADI Departe', 'CJ', 'adi')];
  const namesOf = async (person: Person, request: string, q = '') =>
    candidateList.parse((await person.get(`${page(request)}/candidates?q=${q}`)).json()).items.map(({ name }) => name);
  expect(await namesOf(leader, id)).toEqual(['ADI Departe', 'Comuna Cristian', 'Orașul Tălmaciu']);
  expect(await namesOf(leader, id, 'talma')).toEqual(['Orașul Tălmaciu']);
  expect(await namesOf(far, id)).toEqual([]);
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
  expect((await titlesOf(town)).at(-1)).toBe('Cererea de grup a plecat fără dvs.');
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

test('a participant reads the sent request and decides nothing; offers stay sealed until the leader opens them', async () => {
  await sent();
  const offerId = await scenario.submitted(firma.actor, id);
  const [file] = await rows<{ id: string }>(
    `insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key)
     values ('attachment', ?, 'ofertă.pdf', 'application/pdf', 4, 'oferta') returning id`,
    [idOf(firma)],
  );
  await rows('insert into attachment (offer_id, file_id) values (?, ?)', [offerId, file?.id]);
  await app.files.write('oferta', '%PDF');
  const address = `/offers/${offerId}/attachments/${file?.id}`;
  const found = async (person: Person, q: string) => JSON.stringify((await person.get(`/search?q=${q}`)).json());
  const sealed = request(await full(village, id));
  expect(sealed).toMatchObject({ offerCount: 1, offers: null, actions: [], group: { isLeader: false } });
  expect(sealed.history.map(({ action }) => action)).not.toContain('offer.submit');
  expect((await village.get(address)).statusCode).toBe(404);
  expect(await found(village, 'firma')).not.toContain(offerId);
  expect(await found(village, 'gratere')).toContain(`/uat/service-requests/${id}`);
  expect(await found(town, 'gratere')).not.toContain(id);
  const body = { version: sealed.version };
  const tries = [
    `/service-requests/${id}/open-offers`,
    `/service-requests/${id}/copy`,
    `/service-requests/${id}/purchase-files`,
  ];
  for (const path of tries)
    expect((await village.post(path, path.endsWith('offers') ? body : {})).statusCode).toBe(404);
  request(await leader.post(`/service-requests/${id}/open-offers`, body));
  const opened = request(await full(village, id));
  expect(opened.offers).toMatchObject([{ id: offerId, actions: [] }]);
  expect((await village.get(address)).statusCode).toBe(200);
  expect(await found(village, 'firma')).toContain(offerId);
  expect((await village.post(`/offers/${offerId}/shortlist`, { version: 2 })).statusCode).toBe(404);
  for (const path of [
    `/service-requests/${id}`,
    `/service-requests/${id}/versions`,
    `/service-requests/${id}/purchase-files`,
  ])
    expect([path, (await village.get(path)).statusCode, (await town.get(path)).statusCode]).toEqual([path, 200, 404]);
});

test('a file for the purchase is read by who takes part, and by nobody else', async () => {
  await sent();
  const made = await leader.post(`/service-requests/${id}/purchase-files`, {});
  expect(made.statusCode).toBe(200);
  const { items } = (await village.get(`/service-requests/${id}/purchase-files`)).json() as { items: { id: string }[] };
  const [stored] = await rows<{ id: string }>(
    `insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key)
     values ('attachment', ?, 'dosar.pdf', 'application/pdf', 4, 'dosar') returning id`,
    [idOf(leader)],
  );
  await app.files.write('dosar', '%PDF');
  await rows(`insert into purchase_file_part (purchase_file_id, kind, file_id, checksum) values (?, 'pdf', ?, ?)`, [
    ...[items[0]?.id, stored?.id, 'a'.repeat(64)],
  ]);
  await rows('update purchase_file set ready_at = now() where id = ?', [items[0]?.id]);
  const path = `/purchase-files/${items[0]?.id}/pdf`;
  expect([(await village.get(path)).statusCode, (await town.get(path)).statusCode]).toEqual([200, 404]);
});

test('what becomes of the request is told to who takes part: changed, opened, chosen', async () => {
  const { version, content } = await sent();
  const saved = request(
    await leader.put(`/service-requests/${id}`, { version, content: { ...content, description: 'Altfel.' } }),
  );
  const offerId = await scenario.submitted(firma.actor, id);
  request(await leader.post(`/service-requests/${id}/open-offers`, { version: saved.version }));
  const reason = 'Cel mai bun preț.';
  await scenario.as(leader.actor, (write) =>
    acceptOffer(write, { id: offerId, version: 2, reason, declineReason: '' }),
  );
  expect((await titlesOf(village)).slice(-3)).toEqual([
    'Cerere de grup modificată',
    'Ofertele au fost deschise',
    'Oferta a fost aleasă',
  ]);
  const view = request(await full(village, id));
  expect(view).toMatchObject({ project: null, group: { work: { status: 'planning', progress: 0 } }, actions: [] });
  expect(request(await full(leader, id))).toMatchObject({
    project: { title: 'Gratere pentru iarnă' },
    group: { work: null },
  });
});

test('a cancelled, an expired and a discarded request are told with the reason', async () => {
  const { version } = await sent();
  request(await leader.post(`/service-requests/${id}/cancel`, { version, reason: 'Nu mai este buget.' }));
  expect(await read(village, id)).toMatchObject({ status: 'cancelled', mayRead: true });
  const messages = await rows<{ message: string }>(
    'select message from notification where organisation_id = ? order by id desc limit 1',
    [idOf(village)],
  );
  expect(messages[0]?.message).toContain('Motiv: Nu mai este buget.');
  const copy = request(await leader.post(`/service-requests/${id}/copy`, {}));
  expect(copy).toMatchObject({ kind: 'group', group: { parts: [] } });
  id = copy.id;
  await sent();
  await rows(`update service_request set deadline = now() - interval '31 days' where id = ?`, [id]);
  await asSystem(database.orm, (write) => expireRequests.apply(write, id));
  expect((await titlesOf(village)).at(-1)).toBe('Cerere de grup fără rezultat');
  const draft = request(await leader.post('/service-requests', { content: aRequest(), kind: 'group' }));
  await invite(draft.id, village);
  expect((await leader.post(`/service-requests/${draft.id}/discard`, { version: draft.version })).statusCode).toBe(204);
  expect((await titlesOf(village)).at(-1)).toBe('Cerere de grup ștearsă');
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

test('firms read who asks together and each one’s part', async () => {
  group(await invite(id, town));
  await sent();
  const view = await readOpportunity(createReadDb(database.orm), firma.actor, id, new Date());
  expect(view).toMatchObject({
    kind: 'group',
    parts: [{ ...part, authority: { name: 'Comuna Cristian', county: 'Sibiu' } }],
  });
});

test('a confirmed part counts for its authority where budgets are compared', async () => {
  const limit = async (person: Person) =>
    (await person.get('/purchase-limit?category=it-digitalizare')).json() as { alike: number; alikeTotal: number };
  const before = await limit(village);
  await sent();
  const after = await limit(village);
  expect([after.alike - before.alike, after.alikeTotal - before.alikeTotal]).toEqual([1, 9000.5]);
});

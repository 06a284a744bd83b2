import { expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { createReadDb } from '@psp/domain/read-db';
import { expireRequests } from '@psp/domain/sourcing/service-requests/pass-time';
import { aRequest } from '@psp/domain/testing/scenario';
import { group, part, request, startGroups } from '../testing/groups.ts';

const { app, database, rows, scenario, people, acts } = await startGroups();
const { leader, village, town, firma } = people;
const { eachDraft, idOf, titlesOf, read, full, invite, sendWithVillage, answer, confirm } = acts;
type Person = typeof leader;

let id = '';
eachDraft((fresh) => {
  id = fresh;
});
const sent = () => sendWithVillage(id);

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

test('the end of the time for offers is among the deadlines of who takes part', async () => {
  const ids = async (person: Person) =>
    ((await person.get('/deadlines')).json() as { items: { kind: string; id: string }[] }).items
      .filter(({ kind }) => kind === 'offersClose')
      .map((item) => item.id);
  await invite(id, town);
  await sent();
  expect(await ids(village)).toContain(id);
  expect(await ids(town)).not.toContain(id);
});

test('why somebody said no before is between them and the leader', async () => {
  await invite(id, town);
  await answer(town, id, 'decline', { reason: 'Nu avem buget.' });
  await confirm(town, id);
  await sent();
  expect(JSON.stringify(request(await full(village, id)))).not.toContain('Nu avem buget.');
  expect(JSON.stringify(request(await full(leader, id)).history)).toContain('Nu avem buget.');
});

test('who takes part writes nothing of the request', async () => {
  const { version, content } = await sent();
  await scenario.as(firma.actor, (write) => askQuestion(write, { id, body: 'Câte gratere sunt?' }));
  const [question] = request(await full(village, id)).questions;
  expect(question?.actions).toEqual([]);
  const path = `/service-requests/${id}`;
  const tries = await Promise.all([
    village.put(path, { version, content }),
    village.post(`${path}/send`, { version }),
    village.post(`${path}/cancel`, { version, reason: 'Nu.' }),
    village.post(`${path}/invite`, { partnerId: idOf(firma) }),
    village.put(`${path}/comparison`, { version, weights: { price: 100, term: 0, rating: 0, method: 0 } }),
    village.post(`/questions/${question?.id}/answer`, { version: 1, answer: 'Două.' }),
    village.get(`${path}/suggestions`),
  ]);
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404));
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

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type Audience, type EventMaterial, eventMaterials } from '@psp/contracts/event-materials';
import { SYSTEM } from '@psp/domain/actor';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { leaveEvent, registerForEvent } from '@psp/domain/attending/events/take-part';
import { announceMaterials } from '@psp/domain/attending/materials/announce';
import { addEventMaterial, keepMaterialFile, removeEventMaterial } from '@psp/domain/attending/materials/manage';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { aPdf } from '@psp/domain/testing/documents';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const db = createReadDb(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
/* An editor of a town hall of their own, whose owner stays when the editor leaves. */
const hall = async () => {
  const { actor } = await app.as({ kind: 'uat' });
  return app.as({ kind: 'uat', role: 'editor', organisationId: actor.organisationId });
};
type Hall = Awaited<ReturnType<typeof hall>>;
const [present, absent, waiting, stranger] = [await hall(), await hall(), await hall(), await hall()];

const register = ({ actor }: Hall, id: string) => by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
const setStatus = ({ actor }: Hall, status: string) =>
  rows('update seat_registration set status = ? where account_id = ?', [status, actor.accountId]);
const anOpenEvent = async (seats = 2): Promise<string> => {
  const id = await by(admin, createEvent, anEvent(48, { seats }));
  await by(admin, publishEvent, { id, version: 1 });
  return id;
};
const aFile = async (): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'psp-material-')), 'material');
  const content = aPdf(100);
  await writeFile(path, content);
  const received = { path, name: 'prezentare.pdf', size: content.length };
  return (await keepMaterialFile({ db, now: new Date() }, app.files, received, admin)).id;
};
const add = async (id: string, title: string, audience: Audience, isFile = false) =>
  by(admin, addEventMaterial, {
    ...{ id, title, audience },
    ...(isFile ? { fileId: await aFile(), url: null } : { fileId: null, url: 'https://exemplu.ro/ghid' }),
  });
const seenBy = async (caller: Hall, id: string): Promise<EventMaterial[]> =>
  eventMaterials.parse((await caller.get(`/events/${id}/materials`)).json()).items;
const titlesSeenBy = async (caller: Hall, id: string) => (await seenBy(caller, id)).map(({ title }) => title);
const download = (caller: Hall, id: string, materialId: string | undefined) =>
  caller.get(`/events/${id}/materials/${materialId}/file`);

const id = await anOpenEvent();
for (const one of [present, absent, waiting]) await register(one, id);
await setStatus(present, 'attended');
await setStatus(absent, 'absent');

test('those with a seat see what is for them, those present all, and nobody else anything', async () => {
  await add(id, 'Prezentarea', 'registered', true);
  await add(id, 'Înregistrarea', 'present', true);
  await add(id, 'Ghidul', 'registered');
  expect(await titlesSeenBy(present, id)).toEqual(['Prezentarea', 'Înregistrarea', 'Ghidul']);
  expect(await titlesSeenBy(absent, id)).toEqual(['Prezentarea', 'Ghidul']);
  expect([await titlesSeenBy(waiting, id), await titlesSeenBy(stranger, id)]).toEqual([[], []]);
  const colleague = await app.as({ kind: 'uat', organisationId: present.actor.organisationId });
  expect(await titlesSeenBy(colleague, id)).toEqual([]);
});

test('a file is sent as an attachment to whoever has a right to it; to others it is 404', async () => {
  const [shown, recording, link] = await seenBy(present, id);
  const sent = await download(present, id, shown?.id);
  expect([sent.statusCode, sent.headers['content-disposition'], sent.headers['content-type']]).toEqual([
    ...[200, expect.stringMatching(/^attachment; filename="prezentare.pdf"/), 'application/pdf'],
  ]);
  expect(sent.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  const other = await anOpenEvent();
  await register(present, other);
  const refused = await Promise.all([
    download(present, other, shown?.id),
    download(absent, id, recording?.id),
    ...[waiting, stranger].map((one) => download(one, id, shown?.id)),
    download(present, id, link?.id),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
});

test('a removed file, a cancelled seat, a moved person and a draft give nothing', async () => {
  const event = await anOpenEvent();
  const guest = await hall();
  await register(guest, event);
  await add(event, 'Prezentarea', 'registered', true);
  const [material] = await seenBy(guest, event);
  const { actor } = guest;
  const belongTo = (organisationId: string) =>
    rows('update seat_registration set organisation_id = ? where account_id = ?', [organisationId, actor.accountId]);
  await belongTo(stranger.actor.organisationId);
  expect((await download(guest, event, material?.id)).statusCode).toBe(404);
  await belongTo(actor.organisationId);
  await rows("update event set status = 'draft' where id = ?", [event]);
  expect((await guest.get(`/events/${event}/materials`)).statusCode).toBe(404);
  await rows("update event set status = 'published' where id = ?", [event]);
  await by(admin, removeEventMaterial, { id: event, materialId: material?.id ?? '', version: 1 });
  expect((await download(guest, event, material?.id)).statusCode).toBe(404);
  expect(await rows('select from stored_file where id = ?', [material?.file?.id])).toEqual([]);
  await add(event, 'Altă prezentare', 'registered', true);
  const [seat] = await rows<{ id: string; version: number }>(
    'select id, version from seat_registration where account_id = ?',
    [actor.accountId],
  );
  await by(actor, leaveEvent, seat ?? { id: '', version: 0 });
  expect(await titlesSeenBy(guest, event)).toEqual([]);
});

test('materials added one after the other are announced together, at most once a day, to whoever sees them', async () => {
  const event = await anOpenEvent(5);
  const [came, missed, left] = [await hall(), await hall(), await hall()];
  for (const one of [came, missed, left]) await register(one, event);
  await rows('delete from membership where account_id = ?', [left.actor.accountId]);
  const messages = async ({ actor }: Hall) =>
    (
      await rows<{ message: string }>(
        "select message from notification where account_id = ? and event = 'materials.added' order by id",
        [actor.accountId],
      )
    ).map(({ message }) => /găsiți (.*)\./.exec(message)?.[1]);
  const after = async (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000);
    const due = await db.run(announceMaterials.due(now));
    if (due.some((one) => one.id === event))
      await by(SYSTEM, (write) => announceMaterials.apply(write, event), undefined, now);
  };
  await add(event, 'Agenda', 'registered');
  await add(event, 'Planul', 'registered');
  await add(event, 'Înregistrarea', 'present');
  await after(1);
  expect(await messages(came)).toEqual([]);
  await after(16);
  await after(17);
  expect([await messages(came), await messages(missed), await messages(left)]).toEqual([
    ...[['2 materiale noi'], ['2 materiale noi'], []],
  ]);
  // The event is over in two days.
  await setStatus(came, 'attended');
  await after(60);
  await after(3 * 24 * 60);
  expect([await messages(came), await messages(missed)]).toEqual([
    ...[['2 materiale noi', 'un material nou'], ['2 materiale noi']],
  ]);
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import type { FileView } from '@psp/contracts/files';
import { requestVersions } from '@psp/contracts/request-versions';
import { requestView, type RequestView } from '@psp/contracts/service-requests';
import { attachments } from '@psp/domain/operating/attachments/capability';
import { asSystem } from '@psp/domain/as-system';
import { newId } from '@psp/domain/id';
import { aPdf } from '@psp/domain/testing/documents';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<typeof app.as>>;
let otherUat: typeof uat;
let firma: typeof uat;
beforeAll(async () => {
  [uat, otherUat, firma] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
  ];
});

const view = (response: { statusCode: number; json(): unknown }): RequestView => {
  expect(response.statusCode).toBe(200);
  return requestView.parse(response.json());
};
const uploaded = async (name: string): Promise<FileView> => (await upload(uat, '/uploads', aPdf(), name)).json();
const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString();
const names = ({ attachments = [] }: RequestView) => attachments.map(({ name }) => name);
const at = (id: string, fileId: string) => `/service-requests/${id}/attachments/${fileId}`;

describe('attachments of a request', () => {
  test('are saved with the text, downloaded whole, and not by others', async () => {
    const [one, two] = [await uploaded('Caiet de sarcini.pdf'), await uploaded('Planșe.pdf')];
    const content = aRequest({ attachments: [two.id, one.id] });
    const created = view(await uat.post('/service-requests', { content }));
    expect(names(created)).toEqual(['Planșe.pdf', 'Caiet de sarcini.pdf']);
    const file = await uat.get(at(created.id, one.id));
    expect(file.rawPayload).toEqual(aPdf());
    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="Caiet de sarcini.pdf"/),
      'cache-control': 'private, no-store',
    });
    expect((await otherUat.get(at(created.id, one.id))).statusCode).toBe(404);
    expect((await uat.get(at(newId(), one.id))).statusCode).toBe(404);
    expect((await uat.get(at(created.id, newId()))).statusCode).toBe(404);
  });

  test('a text without a word about them leaves them as they are', async () => {
    const { id: file } = await uploaded('Caiet.pdf');
    const { id, version } = view(await uat.post('/service-requests', { content: aRequest({ attachments: [file] }) }));
    expect(names(view(await uat.put(`/service-requests/${id}`, { version, content: aRequest() })))).toEqual([
      'Caiet.pdf',
    ]);
  });

  test('are those of each version: an old one still has its own', async () => {
    const [first, second] = [await uploaded('Prima.pdf'), await uploaded('A doua.pdf')];
    const id = await scenario.sent(uat.actor, aRequest({ attachments: [first.id] }));
    const content = aRequest({ attachments: [second.id], deadline: soon() });
    expect(names(view(await uat.put(`/service-requests/${id}`, { version: 2, content })))).toEqual(['A doua.pdf']);
    expect(
      await rows('select file_id, added_in, removed_in from attachment where request_id = ? order by id', [id]),
    ).toEqual([
      { file_id: first.id, added_in: 1, removed_in: 2 },
      { file_id: second.id, added_in: 2, removed_in: null },
    ]);
    expect((await uat.get(at(id, first.id))).statusCode).toBe(200);
  });

  test.each<[string, () => Promise<string[]>, number, string]>([
    ['another authority’s', async () => [(await anAttachment(app, otherUat.actor)).id], 422, 'attachment.gone'],
    ['one that is none', async () => [newId()], 422, 'attachment.gone'],
    ['twenty-one', async () => Array.from({ length: 21 }, newId), 400, 'body.invalid'],
  ])('%s: refused, and nothing is saved', async (_, files, status, code) => {
    const title = `Refuzată ${newId()}`;
    const content = aRequest({ title, attachments: await files() });
    const response = await uat.post('/service-requests', { content });
    expect([response.statusCode, response.json()]).toMatchObject([status, { code }]);
    expect(await rows('select from service_request where title = ?', [title])).toEqual([]);
  });

  test('go along with a copy', async () => {
    const { id: file } = await uploaded('Caiet.pdf');
    const id = await scenario.sent(uat.actor, aRequest({ attachments: [file] }));
    await uat.post(`/service-requests/${id}/cancel`, { version: 2, reason: 'Altă dată.' });
    const copy = view(await uat.post(`/service-requests/${id}/copy`));
    expect(names(copy)).toEqual(['Caiet.pdf']);
    expect((await uat.get(at(copy.id, file))).statusCode).toBe(200);
  });

  test('those of a draft thrown away go with the files that nobody attached for a day', async () => {
    const [kept, dropped, young] = [await uploaded('1.pdf'), await uploaded('2.pdf'), await uploaded('3.pdf')];
    await scenario.draft(uat.actor, aRequest({ attachments: [kept.id] }));
    const draft = await scenario.draft(uat.actor, aRequest({ attachments: [dropped.id] }));
    await uat.post(`/service-requests/${draft}/discard`, { version: 1 });
    await rows(`update stored_file set created_at = now() - interval '25 hours' where id in (?, ?)`, [
      kept.id,
      dropped.id,
    ]);
    const [step] = attachments.tidy ?? [];
    await asSystem(database.orm, async ({ db, now }) => typeof step === 'object' && step.apply(db, now));
    const left = await rows<{ id: string }>('select id from stored_file where id in (?, ?, ?)', [
      kept.id,
      dropped.id,
      young.id,
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, young.id].sort());
  });
});

test('attachments of an offer are sealed until the opening, in every way, and shown afterwards', async () => {
  const file = await anAttachment(app, firma.actor, 'Oferta tehnică secretă.pdf');
  const id = await scenario.sent(uat.actor);
  const offerId = await scenario.submitted(firma.actor, id, anOffer({ attachments: [file.id] }));
  const address = `/offers/${offerId}/attachments/${file.id}`;
  const ways = [
    `/service-requests/${id}`,
    '/service-requests',
    `/service-requests?q=secret`,
    '/dashboard',
    '/navigation-counts',
  ];
  for (const way of ways) {
    const { body } = await uat.get(way);
    expect(body).not.toContain(file.id);
    expect(body).not.toContain('Oferta tehnică secretă');
  }
  expect((await uat.get(address)).statusCode).toBe(404);
  expect((await uat.get(at(id, file.id))).statusCode).toBe(404);
  const { version } = view(await uat.get(`/service-requests/${id}`));
  const opened = view(await uat.post(`/service-requests/${id}/open-offers`, { version }));
  expect(opened.offers?.[0]?.attachments).toEqual([file]);
  expect((await uat.get(address)).rawPayload).toEqual(aPdf());
  expect((await otherUat.get(address)).statusCode).toBe(404);
});

test('every version of a sent request is there beside the others, with the files it had', async () => {
  const [first, second] = [await uploaded('Prima.pdf'), await uploaded('A doua.pdf')];
  const invited = [firma.actor.organisationId];
  const id = await scenario.sent(uat.actor, aRequest({ title: 'Întâi', attachments: [first.id], invited }));
  const content = aRequest({ title: 'Apoi', attachments: [first.id, second.id], deadline: soon(), invited });
  view(await uat.put(`/service-requests/${id}`, { version: 2, content }));
  const { items } = requestVersions.parse((await uat.get(`/service-requests/${id}/versions`)).json());
  expect(
    items.map(({ revision, content: { title }, files }) => [revision, title, files.map(({ name }) => name)]),
  ).toEqual([
    [2, 'Apoi', ['Prima.pdf', 'A doua.pdf']],
    [1, 'Întâi', ['Prima.pdf']],
  ]);
  expect((await otherUat.get(`/service-requests/${id}/versions`)).statusCode).toBe(404);
});

import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { purchaseFile, purchaseFileList } from '@psp/contracts/purchase-files';
import { requestView } from '@psp/contracts/service-requests';
import { asSystem } from '@psp/domain/as-system';
import { finishFile, partKey } from '@psp/domain/sourcing/purchase-files/finish-file';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Person;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
});

const asked = async () => {
  const requestId = await scenario.sent(uat.actor);
  const path = `/service-requests/${requestId}/purchase-files`;
  const answer = await uat.post(path, {});
  return { requestId, path, file: purchaseFile.parse(answer.json()) };
};
/** What the worker does at its end. */
const made = async (id: string) => {
  await app.files.write(partKey(id, 'pdf'), '%PDF');
  const part = { kind: 'pdf' as const, name: 'dosar.pdf', size: 4, checksum: 'a1' };
  await asSystem(database.orm, (write) => finishFile(write, id, { contentChecksum: 'c0', parts: [part] }));
};

test('a file is asked for, made once at a time, and listed with its code when it is ready', async () => {
  const { requestId, path, file } = await asked();
  expect(file).toMatchObject({ readyAt: null, failedAt: null, parts: [] });
  expect(file.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect((await uat.post(path, {})).json()).toMatchObject({ code: 'purchase_file.running' });
  expect((await uat.get(`/purchase-files/${file.id}/pdf`)).statusCode).toBe(404);
  await made(file.id);
  const { items } = purchaseFileList.parse((await uat.get(path)).json());
  expect(items).toMatchObject([{ id: file.id, parts: [{ kind: 'pdf', size: 4, checksum: 'a1' }] }]);
  const download = await uat.get(`/purchase-files/${file.id}/pdf`);
  expect([download.statusCode, download.body]).toEqual([200, '%PDF']);
  expect(download.headers['cache-control']).toBe('private, no-store');
  expect((await uat.post(path, {})).statusCode).toBe(200);
  const view = requestView.parse((await uat.get(`/service-requests/${requestId}`)).json());
  expect(view.history.filter(({ action }) => action === 'service-request.file')).toHaveLength(2);
});

test('nobody of another organisation lists, asks for or fetches it; a reader of its own fetches it', async () => {
  const { path, file } = await asked();
  await made(file.id);
  const stranger = await app.as({ kind: 'uat' });
  const firm = await app.as({ kind: 'firma' });
  const answers = await Promise.all([
    stranger.get(path),
    stranger.post(path, {}),
    stranger.get(`/purchase-files/${file.id}/pdf`),
    firm.get(`/purchase-files/${file.id}/pdf`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403]);
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  expect((await reader.get(`/purchase-files/${file.id}/pdf`)).statusCode).toBe(200);
  expect((await reader.post(path, {})).statusCode).toBe(403);
});

test('a draft has no file', async () => {
  const id = await scenario.draft(uat.actor);
  const answer = await uat.post(`/service-requests/${id}/purchase-files`, {});
  expect(answer.json()).toMatchObject({ code: 'purchase_file.draft' });
});

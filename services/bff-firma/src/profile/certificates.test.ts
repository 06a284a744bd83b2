import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import { ownCompany } from '@psp/contracts/own-company';
import { partnerView } from '@psp/contracts/partners';
import { aPdf } from '@psp/domain/testing/documents';
import { bffFirma } from '../app.ts';

const { app, rows } = await startTestApp(bffFirma, 'firma');
const firma = await app.as({ kind: 'firma' });
const viewer = await app.as({ kind: 'firma', role: 'viewer', organisationId: firma.actor.organisationId });
const other = await app.as({ kind: 'firma' });

const path = '/profile/certificates';
const listed = (response: { json(): unknown }) => ownCompany.parse(response.json()).certificates;
const CONTENT = { name: 'ISO 9001', issuer: 'SRAC' };

test('the files of a certificate are kept, read by the firm alone, and shown to visitors only when it says so', async () => {
  const file = (await upload(firma, '/uploads', aPdf(), 'ISO 9001.pdf')).json();
  const [added] = listed(await firma.post(path, { content: { ...CONTENT, files: [file.id] } }));
  if (!added) throw new Error('one was added');
  expect(added).toMatchObject({ files: [file], showsFiles: false });
  const address = `${path}/${added.id}/attachments/${file.id}`;
  expect((await viewer.get(address)).rawPayload).toEqual(aPdf());
  expect((await other.get(address)).statusCode).toBe(404);
  const shown = async () => partnerView.parse((await firma.get('/profile/preview')).json()).certificates[0]?.files;
  expect(await shown()).toEqual([]);
  const content = { ...CONTENT, files: [file.id], showsFiles: true };
  const [open] = listed(await firma.put(`${path}/${added.id}`, { version: added.version, content }));
  expect(await shown()).toEqual([file]);
  // As pages of the release before save it.
  const [kept] = listed(await firma.put(`${path}/${added.id}`, { version: open?.version, content: CONTENT }));
  expect(kept).toMatchObject({ files: [file], showsFiles: true });
});

test('only files of the firm, of the kinds that certificates have, are taken, and each change makes a version', async () => {
  const [certificate] = listed(await firma.get('/profile'));
  const save = (version: number | undefined, files: string[]) =>
    firma.put(`${path}/${certificate?.id}`, { version, content: { ...CONTENT, files } });
  const foreign = await anAttachment(app, other.actor);
  expect((await save(certificate?.version, [foreign.id])).json()).toMatchObject({ code: 'attachment.gone' });
  const sheet = await anAttachment(app, firma.actor);
  await rows(`update stored_file set content_type = 'application/zip' where id = '${sheet.id}'`);
  expect((await save(certificate?.version, [sheet.id])).json()).toMatchObject({ code: 'certificate.file_type' });
  const many = await Promise.all([1, 2, 3, 4].map(() => anAttachment(app, firma.actor)));
  expect(
    (
      await save(
        certificate?.version,
        many.map(({ id }) => id),
      )
    ).statusCode,
  ).toBe(400);
  const [without] = listed(await save(certificate?.version, []));
  expect(without).toMatchObject({ files: [], version: (certificate?.version ?? 0) + 1 });
  expect((await save(certificate?.version, [])).json()).toMatchObject({ code: 'version.stale' });
});

test('a certificate goes with its files, which the hour’s cleaning then removes', async () => {
  const file = await anAttachment(app, firma.actor);
  const certificates = listed(await firma.post(path, { content: { ...CONTENT, files: [file.id] } }));
  const { id, version } = certificates.find(({ files }) => files?.some((one) => one.id === file.id)) ?? {};
  expect((await firma.post(`${path}/${id}/remove`, { version })).statusCode).toBe(200);
  expect(await rows(`select 1 from attachment where file_id = '${file.id}'`)).toEqual([]);
});

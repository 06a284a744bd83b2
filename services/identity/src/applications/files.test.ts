import { expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { newId } from '@psp/domain/id';
import { edit, firmaDetails, testApplications, view } from '../testing/application.ts';

const { portal, rows, firma } = await testApplications();

const upload = async () => {
  const claim = newSecret();
  const key = `application/${newId()}.pdf`;
  await portal.files.write(key, Buffer.from('%PDF-1.7'));
  const [file] = await rows<{ id: string }>(
    `insert into stored_file (purpose, claim_hash, name, content_type, size, storage_key)
     values ('application', ?, 'Statut.pdf', 'application/pdf', 8, ?) returning id`,
    [hashSecret(claim), key],
  );
  return { id: file?.id ?? '', claim, key };
};

test('files are added and removed with the data, and only their organisation gets them', async () => {
  const { key, ...file } = await upload();
  const after = view(await edit(firma(), firmaDetails(), { addedFiles: [file] }));
  expect(after.files).toMatchObject([{ id: file.id, name: 'Statut.pdf' }]);
  const sent = await firma().get(`/application/files/${file.id}`);
  expect([sent.statusCode, sent.body]).toEqual([200, '%PDF-1.7']);
  const other = await portal.as({ kind: 'firma', status: 'pending' });
  expect((await other.get(`/application/files/${file.id}`)).statusCode).toBe(404);
  expect((await edit(other, firmaDetails({ cui: '4221306' }), { removedFiles: [file.id] })).statusCode).toBe(404);
  expect((await edit(other, firmaDetails({ cui: '4221306' }), { addedFiles: [file] })).statusCode).toBe(404);
  expect(view(await edit(firma(), firmaDetails(), { version: 2, removedFiles: [file.id] })).files).toEqual([]);
  expect(
    await rows(`select 1 as n from pgboss.job where name = 'file-removal' and data ->> 'key' = ?`, [key]),
  ).toHaveLength(1);
});

test('a wrong secret takes nothing, and then nothing is saved', async () => {
  const { id } = await upload();
  expect((await edit(firma(), firmaDetails(), { addedFiles: [{ id, claim: newSecret() }] })).statusCode).toBe(404);
  expect(view(await firma().get('/application'))).toMatchObject({ version: 1, files: [] });
});

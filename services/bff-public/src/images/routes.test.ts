import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { newId } from '@psp/domain/id';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
const [kept, lost] = [newId(), newId()];
beforeAll(async () => {
  await app.files.write('image/a/480.webp', 'RIFF');
  await app.files.write('image/a/mail.jpg', 'JFIF');
  await database.orm.em.fork().execute(
    `insert into image (id, storage_key, width, height, widths) values
     ('${kept}', 'image/a', 480, 320, '{480}'), ('${lost}', 'image/b', 480, 320, '{480}')`,
  );
});

test('a picture may be kept for a day, and can be nothing but a picture', async () => {
  const response = await app.anonymous.get(`/images/${kept}/480`);
  expect(response.body).toBe('RIFF');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${kept}-480"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

test('mails show it as a JPEG, under the same rules', async () => {
  const [mail, page] = [
    await app.anonymous.get(`/images/${kept}/mail.jpg`),
    await app.anonymous.get(`/images/${kept}/480`),
  ];
  expect(mail.body).toBe('JFIF');
  expect(mail.headers).toEqual({
    ...page.headers,
    date: mail.headers.date,
    'x-request-id': mail.headers['x-request-id'],
    'content-type': 'image/jpeg',
    etag: `"${kept}-mail.jpg"`,
  });
});

test.each(['480', 'mail.jpg'])('who has its %s already is told so', async (version) => {
  const headers = { 'if-none-match': `"${kept}-${version}"` };
  const response = await app.anonymous.call('GET', `/images/${kept}/${version}`, undefined, headers);
  expect([response.statusCode, response.body]).toEqual([304, '']);
});

test.each([
  ['a width that it does not have', `${kept}/960`],
  ['an unknown picture', `${newId()}/480`],
  ['a picture whose file is gone', `${lost}/480`],
  ['one that no mail shows', `${lost}/mail.jpg`],
  ['the JPEG of an unknown picture', `${newId()}/mail.jpg`],
  ['another kind for mails', `${kept}/mail.png`],
  ['a JPEG of one width', `${kept}/480.jpg`],
  ['something that is no id', 'abc/480'],
  ['something that is no width', `${kept}/480.webp`],
  ['a width beyond all numbers', `${kept}/99999999999999999999`],
  ['a path out of the store', `${kept}/..%2F..%2Fetc%2Fpasswd`],
])('%s is not found', async (_, path) => {
  const response = await app.anonymous.get(`/images/${path}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control'] ?? '').not.toContain('max-age=86400');
});

test('a picture of an organisation is shown while it is approved, also to who has it already', async () => {
  const [organisation, picture] = [newId(), newId()];
  await database.orm.em
    .fork()
    .execute(`insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma', 'approved');
      insert into image (id, organisation_id, storage_key, width, height, widths) values ('${picture}', '${organisation}', 'image/c', 480, 320, '{480}')`);
  await app.files.write('image/c/480.webp', 'RIFF');
  const statusOf = async () => {
    const headers = { 'if-none-match': `"${picture}-480"` };
    const fresh = await app.anonymous.get(`/images/${picture}/480`);
    return [
      fresh.statusCode,
      (await app.anonymous.call('GET', `/images/${picture}/480`, undefined, headers)).statusCode,
    ];
  };
  expect(await statusOf()).toEqual([200, 304]);
  await database.orm.em.fork().execute(`update organisation set status = 'suspended' where id = '${organisation}'`);
  expect(await statusOf()).toEqual([404, 404]);
});

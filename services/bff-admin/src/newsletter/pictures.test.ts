import { expect, test } from '@jest/globals';
import type { Caller } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload, uploadFromElsewhere } from '@psp/bff-kit/testing/upload';
import { pictureView } from '@psp/contracts/images';
import { pictureAddress } from '@psp/contracts/picture-address';
import { bffAdmin } from '../app.ts';

const CONTENT = { subject: 'Noutăți', preheader: '', audience: 'all', countyCode: null, domain: null };

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });

const draft = async () =>
  (await admin.post('/newsletter/issues', { ...CONTENT, body: '<p>Bună ziua.</p>' })).json<{ id: string }>().id;
const send = (caller: Caller, id: string, content: Buffer, by = upload) =>
  by(caller, `/newsletter/issues/${id}/pictures`, content);

test('a picture is kept for a draft, on record, and its text may show it', async () => {
  const id = await draft();
  const answer = await send(admin, id, PNG);
  const picture = pictureView.parse(answer.json());
  expect(picture).toMatchObject({ width: 1, height: 1, widths: [1] });
  const body = `<img src="${pictureAddress(picture)}" alt="Un punct" width="1" height="1">`;
  const saved = await admin.put(`/newsletter/issues/${id}/content`, { ...CONTENT, body, version: 1 });
  expect(saved.json<{ body: string }>().body).toContain('alt="Un punct"');
  expect(await rows(`select action from audit where entity_id = '${id}' order by id`)).toContainEqual({
    action: 'newsletter-issue.addPicture',
  });
});

test('what is no picture, another site’s form, a reader, an authority and a visitor are refused; nothing is kept', async () => {
  const id = await draft();
  const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
  const before = await rows('select 1 from image');
  const status = async (...given: Parameters<typeof send>) => (await send(...given)).statusCode;
  expect(await status(admin, id, Buffer.from('<svg onload="alert(1)"/>'))).toBe(415);
  expect(await status(admin, id, PNG, uploadFromElsewhere)).toBe(403);
  expect(await status(reader, id, PNG)).toBe(403);
  expect(await status(await app.as({ kind: 'uat' }), id, PNG)).toBe(403);
  expect(await status(app.anonymous, id, PNG)).toBe(401);
  expect(await rows('select 1 from image')).toEqual(before);
});

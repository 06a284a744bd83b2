import { expect, test } from '@jest/globals';
import { editors } from '@psp/contracts/access';
import { pictureView } from '@psp/contracts/images';
import { operations, upload as uploadOf } from '@psp/contracts/operations';
import { implement } from '../implement.ts';
import { defineService } from '../service.ts';
import { startTestApp } from '../testing/start.ts';
import { PNG, upload } from '../testing/upload.ts';
import { keepPicture } from './keep-picture.ts';

const table = operations(['uat'], {
  add: uploadOf('community.addPicture', '/pictures', { access: editors, view: pictureView }),
});
const service = defineService('uat', (scope) => implement(scope, 'uat', table, { add: keepPicture() }));
const { app, rows } = await startTestApp(service, 'uat');

test('the hourly limit of pictures applies to an account, not to its colleagues', async () => {
  const one = await app.as({ kind: 'uat' });
  const { accountId, organisationId } = one.actor;
  const colleague = await app.as({ kind: 'uat', organisationId });
  expect((await upload(one, '/pictures', PNG)).statusCode).toBe(200);
  await rows(`insert into attempt (kind, key) select 'picture:account', ? from generate_series(2, 200)`, [accountId]);
  expect((await upload(one, '/pictures', PNG)).json()).toMatchObject({ code: 'rate.limited' });
  expect((await upload(colleague, '/pictures', PNG)).statusCode).toBe(200);
  expect(await rows('select from image where organisation_id = ?', [organisationId])).toHaveLength(2);
});

import { expect, test } from '@jest/globals';
import { editors } from '@psp/contracts/access';
import { defineService } from '../service.ts';
import { startTestApp } from '../testing/start.ts';
import { PNG, upload } from '../testing/upload.ts';
import { pictureRoute } from './picture-route.ts';

const service = defineService('uat', (scope) =>
  pictureRoute(scope, 'community.addPicture', '/pictures', { access: editors('uat') }),
);
const { app, rows } = await startTestApp(service, 'uat');

test('an account that sent too many pictures in an hour waits, its colleague does not', async () => {
  const one = await app.as({ kind: 'uat' });
  const { accountId, organisationId } = one.actor;
  const colleague = await app.as({ kind: 'uat', organisationId });
  expect((await upload(one, '/pictures', PNG)).statusCode).toBe(200);
  await rows(`insert into attempt (kind, key) select 'picture:account', ? from generate_series(2, 200)`, [accountId]);
  expect((await upload(one, '/pictures', PNG)).json()).toMatchObject({ code: 'rate.limited' });
  expect((await upload(colleague, '/pictures', PNG)).statusCode).toBe(200);
  expect(await rows('select from image where organisation_id = ?', [organisationId])).toHaveLength(2);
});

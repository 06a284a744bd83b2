import { expect, test } from '@jest/globals';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { testPortal } from './testing/portal.ts';

const { portal } = await testPortal();

test('every route lets in whom it declares, refuses everybody else, and no answer but the key is kept', async () => {
  expect(await roleMatrix(portal, { isFresh: true, open: ['/jwks'] })).toEqual([]);
});

test('the service describes each of its routes', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths).sort()).toEqual([
    '/api/identity/application',
    '/api/identity/application/files/{id}',
    '/api/identity/application/resubmit',
    '/api/identity/authorities',
    '/api/identity/events',
    '/api/identity/factors',
    '/api/identity/factors/recovery-codes',
    '/api/identity/factors/{id}',
    '/api/identity/factors/{id}/challenge',
    '/api/identity/factors/{id}/verify',
    '/api/identity/invitations/accept',
    '/api/identity/invitations/read',
    '/api/identity/jwks',
    '/api/identity/logout',
    '/api/identity/memberships',
    '/api/identity/notifications',
    '/api/identity/notifications/read-all',
    '/api/identity/notifications/{id}/read',
    '/api/identity/organisations-by-cui',
    '/api/identity/package-prices',
    '/api/identity/push',
    '/api/identity/push/devices',
    '/api/identity/push/devices/renew',
    '/api/identity/push/devices/{id}/remove',
    '/api/identity/push/devices/{id}/try',
    '/api/identity/reauthenticate',
    '/api/identity/recover',
    '/api/identity/resend',
    '/api/identity/session',
    '/api/identity/session/organisation',
    '/api/identity/sessions',
    '/api/identity/sessions/{id}/end',
    '/api/identity/signup',
    '/api/identity/token',
    '/api/identity/uploads',
    '/api/identity/user',
    '/api/identity/user/deletion',
    '/api/identity/user/deletion/cancel',
    '/api/identity/user/email',
    '/api/identity/user/email/cancel',
    '/api/identity/user/email/resend',
    '/api/identity/user/exports',
    '/api/identity/user/exports/{id}/file',
    '/api/identity/user/notification-choices',
    '/api/identity/user/password',
    '/api/identity/verify',
  ]);
});

test('what is refused is recorded under a name that people can read', () => {
  const writes = portal.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  const unnamed = writes.filter(({ act }) => !act || !(act in ACT_LABELS));
  expect(unnamed).toEqual([]);
});

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
  // Pages of the mailbox are for people, who have them in development alone.
  const unlisted = /^\/(?:openapi\.json|healthz|readyz|mailbox.*)$/;
  const served = portal.routes.filter(({ path }) => !unlisted.test(path));
  const described = served.map(({ path }) => `/api/identity${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(paths).sort()).toEqual([...new Set(described)].sort());
});

test('what is refused is recorded under a name that people can read', () => {
  const writes = portal.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  const unnamed = writes.filter(({ act }) => !act || !(act in ACT_LABELS));
  expect(unnamed).toEqual([]);
});

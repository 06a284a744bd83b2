import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { adminCommunityList } from '@psp/contracts/admin-communities';
import { bffAdmin } from '../app.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const list = async (query: string) => adminCommunityList.parse((await admin.get(`/communities?${query}`)).json());
const code = (answer: { json(): unknown }) => (answer.json() as { code: string }).code;

test('test showcases exist only in a demonstration, are created once, marked, and removed by one act', async () => {
  expect((await list('')).tests).toBeNull();
  const refused = await admin.post('/communities/tests', {});
  expect([refused.statusCode, code(refused)]).toEqual([409, 'community.no_demonstration']);
  expect((await admin.post('/communities/tests/remove', {})).statusCode).toBe(409);
  await rows('update account set two_factor_optional = true where id = ?', [admin.actor.accountId]);
  expect((await list('')).tests).toBe(0);
  const made = await Promise.all([1, 2].map(() => admin.post('/communities/tests', {})));
  expect(made.map((answer) => (answer.json() as { count: number }).count).sort()).toEqual([0, 5]);
  const tests = await list('owner=test');
  expect(tests).toMatchObject({
    total: 5,
    tests: 5,
    items: Array.from({ length: 5 }, () => ({ isTest: true, state: 'published', joined: null })),
  });
  expect(tests.items[0]?.actions).not.toContain('handOver');
  expect((await admin.post('/communities/tests/remove', {})).json()).toEqual({ count: 5 });
  expect((await admin.post('/communities/tests/remove', {})).json()).toEqual({ count: 0 });
  expect(await list('owner=test')).toMatchObject({ total: 0, tests: 0 });
});

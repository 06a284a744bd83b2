import { expect, test } from '@jest/globals';
import { createQueryClient, routerContext } from '@psp/remote/query';
import type { forumOperations } from '@psp/contracts/forum-operations';
import type { uatDashboardOperations } from '@psp/contracts/own-dashboards';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { dashboardLoader } from './queries.ts';

test('deadlines and new topics are fetched together with the dashboard, which does not wait for them', async () => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return String(input).endsWith('/dashboard') ? Promise.resolve(Response.json({})) : new Promise(() => {});
  };
  const client = createQueryClient();
  const api = createApi<typeof uatDashboardOperations>('uat');
  const query = readQuery(api, ['uat', 'dashboard'], 'GET /dashboard');
  const forum = { kind: 'uat', api: createApi<typeof forumOperations>('uat') } as const;
  await dashboardLoader('uat', query, forum)({ context: routerContext(client)() });
  expect(asked).toEqual(['/api/uat/dashboard', '/api/uat/deadlines', '/api/uat/forum/news']);
  expect(client.getQueryState(['uat', 'dashboard'])?.status).toBe('success');
  client.clear();
});

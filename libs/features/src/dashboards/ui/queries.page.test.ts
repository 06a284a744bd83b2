import { expect, test } from '@jest/globals';
import { createQueryClient, routerContext } from '@psp/remote/query';
import type { uatDashboardOperations } from '@psp/contracts/own-dashboards';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { dashboardLoader } from './queries.ts';

test('the deadlines are fetched together with the dashboard, which does not wait for them', async () => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return String(input).endsWith('/deadlines') ? new Promise(() => {}) : Promise.resolve(Response.json({}));
  };
  const client = createQueryClient();
  const api = createApi<typeof uatDashboardOperations>('uat');
  const query = readQuery(api, ['uat', 'dashboard'], 'GET /dashboard');
  await dashboardLoader('uat', query)({ context: routerContext(client)() });
  expect(asked).toEqual(['/api/uat/dashboard', '/api/uat/deadlines']);
  expect(client.getQueryState(['uat', 'dashboard'])?.status).toBe('success');
  client.clear();
});

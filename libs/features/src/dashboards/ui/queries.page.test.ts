import { expect, test } from '@jest/globals';
import { createClient } from '@psp/remote/client';
import { createQueryClient, routerContext } from '@psp/remote/query';
import { dashboardLoader } from './queries.ts';

test('the deadlines of an area’s first page are fetched together with it, and not waited for', async () => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return String(input).endsWith('/deadlines') ? new Promise(() => {}) : Promise.resolve(Response.json({}));
  };
  const client = createQueryClient();
  await dashboardLoader(createClient('uat'), 'uat')({ context: routerContext(client)() });
  expect(asked).toEqual(['/api/uat/dashboard', '/api/uat/deadlines']);
  expect(client.getQueryState(['uat', 'dashboard'])?.status).toBe('success');
  client.clear();
});

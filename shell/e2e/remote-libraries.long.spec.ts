import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildSmallRemote } from '@psp/build/test/small-remote';
import { openSession } from './support/accounts.ts';
import { expectTitle } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { loadRemoteBuild } from './support/skew.ts';
import { test } from './support/test.ts';

/* Uses parts of React Router and TanStack Query that no page of the portal uses. */
const REMOTE = `
import { CONTRACT_VERSION } from '@psp/remote/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Form, useActionData, useFetcher } from 'react-router-dom';

function Page() {
  const sent = useActionData();
  const fetcher = useFetcher();
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (page) => page + 1,
  });
  return (
    <>
      <h1>Biblioteci</h1>
      <Form method="post">
        <button name="text" value="formular">Trimite formularul</button>
      </Form>
      <fetcher.Form method="post">
        <button name="text" value="fetcher">Trimite în fundal</button>
      </fetcher.Form>
      <button onClick={() => void fetchNextPage()}>Mai multe</button>
      <p>{\`Formular: \${sent}; fetcher: \${fetcher.data}; pagini: \${data?.pages}\`}</p>
    </>
  );
}

const action = async ({ request }) => (await request.formData()).get('text');
const routes = [{ path: 'biblioteci', action, Component: Page }];
export const remote = { contract: CONTRACT_VERSION, version: '1', routes, navigation: [] };
`;

test('a remote can use parts of shared libraries that no other remote uses', async ({ context, page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'remote-libraries-'));
  try {
    const built = await buildSmallRemote(folder, 'mfe-uat', { 'mfe-uat/src/remote.tsx': REMOTE });
    await openSession(context, 'comuna');
    expect(await loadRemoteBuild(context, built)).toEqual([]);
    const problems = watchProblems(page);
    await page.goto('/uat/biblioteci');
    await expectTitle(page, 'Biblioteci');
    const results = page.getByText(/^Formular: /);
    await expect(results).toHaveText('Formular: undefined; fetcher: undefined; pagini: 1');
    await page.getByRole('button', { name: 'Mai multe' }).click();
    await page.getByRole('button', { name: 'Trimite în fundal' }).click();
    await page.getByRole('button', { name: 'Trimite formularul' }).click();
    await expect(results).toHaveText('Formular: formular; fetcher: fetcher; pagini: 1,2');
    expect(problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

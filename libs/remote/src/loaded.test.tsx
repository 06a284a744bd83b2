import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { ApiError } from './client.ts';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

async function openThenLose(isRevocable: boolean) {
  let reads = 0;
  const queryFn = async () => {
    reads += 1;
    if (reads > 1) throw new ApiError(404, 'not_found', 'Nu există.');
    return 'Textul';
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Text = () => (
    <Loaded query={useQuery({ queryKey: ['text'], queryFn })} isRevocable={isRevocable} missing={<p>Nu mai este</p>}>
      {(text) => <p>{text}</p>}
    </Loaded>
  );
  render(
    <QueryClientProvider client={client}>
      <Text />
    </QueryClientProvider>,
  );
  await screen.findByText('Textul');
  await client.refetchQueries();
}

test('data that may be revoked disappear when a refetch finds nothing', async () => {
  await openThenLose(true);
  expect(await screen.findByText('Nu mai este')).toBeTruthy();
  expect(screen.queryByText('Textul')).toBeNull();
});

test('other data stay while a refetch fails', async () => {
  await openThenLose(false);
  expect(screen.getByText('Textul')).toBeTruthy();
});

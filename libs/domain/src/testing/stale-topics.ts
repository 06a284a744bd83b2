import pg from 'pg';
import type { TestDatabase } from './database.ts';

/** Runs an act and returns the topics that its commits make stale on public pages, in order. */
export const staleAfter = async (
  { url }: Pick<TestDatabase, 'url'>,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const END = 'end of the act';
  const client = new pg.Client({ connectionString: url });
  const heard: string[] = [];
  // Notifications arrive in order.
  const end = new Promise((resolve) => {
    client.on('notification', ({ payload = '' }) => (payload === END ? resolve(payload) : heard.push(payload)));
  });
  await client.connect();
  try {
    await client.query('listen public_changed');
    await act();
    await client.query(`select pg_notify('public_changed', '${END}')`);
    await end;
  } finally {
    await client.end();
  }
  return heard;
};

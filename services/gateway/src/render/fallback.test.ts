import { afterAll, expect, test } from '@jest/globals';
import { createGateway } from '../app.ts';
import { releaseOf } from '../testing/release.ts';

const { releasesDir, remove } = releaseOf(
  `export const createPageRenderer = () => (address) => address === '/slow' ? new Promise(() => {}) : { status: 200, html: 'drawn' };`,
);
afterAll(remove);

const get = async (url: string, renderLimit: number) => {
  const app = await createGateway({
    releasesDir,
    publicOrigin: 'http://portal.test',
    services: {},
    renderLimit,
  });
  const { statusCode, body } = await app.inject(url);
  await app.close();
  return { statusCode, body };
};

test('the server renders a page that takes less than the limit', async () => {
  expect(await get('/', 20_000)).toEqual({ statusCode: 200, body: 'drawn' });
});

test('the browser renders a page that takes longer than the limit', async () => {
  const { statusCode, body } = await get('/slow', 50);
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Drawn by the browser')]);
});

import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { arrive, momentsOf } from './arrivals.ts';

const listening = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

describe('requests that come by themselves', () => {
  test('come at the rate that was asked for, at the same moments for the same seed', () => {
    const moments = momentsOf(10_000, 100, 3);
    expect((moments.at(-1) ?? 0) / 1000).toBeGreaterThan(95);
    expect((moments.at(-1) ?? 0) / 1000).toBeLessThan(105);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(momentsOf(10_000, 100, 3)).toEqual(moments);
    expect(momentsOf(10, 100, 4)).not.toEqual(moments.slice(0, 10));
  });

  test('never are answered where the server has too much to do, and anything else that is no answer is an error', async () => {
    const { url, close } = await listening((response) => void response.writeHead(Number(status)).end());
    let status = '503';
    expect(await arrive([{ url }], 50, 1)).toEqual([Number.POSITIVE_INFINITY]);
    status = '404';
    await expect(arrive([{ url }], 50, 1)).rejects.toThrow('404');
    close();
  });

  test('are answered with the last byte, which is not unpacked', async () => {
    const { url, close } = await listening(
      (response) => void response.setHeader('content-encoding', 'br').end('no such code'),
    );
    expect(await arrive([{ url }], 50, 1)).toEqual([expect.any(Number)]);
    close();
  });

  test('are sent while earlier ones wait, and count the time that they wait themselves', async () => {
    const held: (() => void)[] = [];
    const { url, close } = await listening((response) => {
      held.push(() => response.end());
      if (held.length === 5) for (const answer of held) answer();
    });
    const times = await arrive(
      Array.from({ length: 5 }, () => ({ url })),
      50,
      1,
    );
    close();
    const moments = momentsOf(5, 50, 1);
    expect(times).toHaveLength(5);
    expect(times[0]).toBeGreaterThan((moments[4] ?? 0) - (moments[0] ?? 0) - 2);
  });
});

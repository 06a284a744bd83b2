import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { sendAtRate, arrivalTimes } from './arrivals.ts';

const listening = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

describe('requests that sendAtRate at a given rate', () => {
  test('are spread around the rate, at the same times for the same seed', () => {
    const moments = arrivalTimes(10_000, 100, 3);
    expect((moments.at(-1) ?? 0) / 1000).toBeGreaterThan(95);
    expect((moments.at(-1) ?? 0) / 1000).toBeLessThan(105);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(arrivalTimes(10_000, 100, 3)).toEqual(moments);
    expect(arrivalTimes(10, 100, 4)).not.toEqual(moments.slice(0, 10));
  });

  test('count as infinitely slow when the server answers 503, and fail for any other error status', async () => {
    const { url, close } = await listening((response) => void response.writeHead(Number(status)).end());
    let status = '503';
    expect(await sendAtRate([{ url }], 50, 1)).toEqual([Number.POSITIVE_INFINITY]);
    status = '404';
    await expect(sendAtRate([{ url }], 50, 1)).rejects.toThrow('404');
    close();
  });

  test('end with the last byte of the answer, which is not decompressed', async () => {
    const { url, close } = await listening(
      (response) => void response.setHeader('content-encoding', 'br').end('no such code'),
    );
    expect(await sendAtRate([{ url }], 50, 1)).toEqual([expect.any(Number)]);
    close();
  });

  test('are sent while earlier ones wait, and include their own waiting time', async () => {
    const held: (() => void)[] = [];
    const { url, close } = await listening((response) => {
      held.push(() => response.end());
      if (held.length === 5) for (const answer of held) answer();
    });
    const times = await sendAtRate(
      Array.from({ length: 5 }, () => ({ url })),
      50,
      1,
    );
    close();
    const moments = arrivalTimes(5, 50, 1);
    expect(times).toHaveLength(5);
    expect(times[0]).toBeGreaterThan((moments[4] ?? 0) - (moments[0] ?? 0) - 2);
  });
});

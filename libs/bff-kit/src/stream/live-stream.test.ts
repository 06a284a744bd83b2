import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createLiveStream } from './live-stream.ts';

const reader = { sessionId: 's', organisationId: 'o', kind: 'uat', organisations: ['o'] } as const;

test('a reader who does not read is disconnected before much is buffered', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [, raw] = await once(server, 'request');
  const closed = Promise.withResolvers<void>();
  const stream = createLiveStream(raw, {
    ...{ accountId: 'a', onClose: closed.resolve },
    reader: { ...reader, organisations: [...reader.organisations] },
  });
  stream.begin({}, '1', []);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.on('error', () => undefined).pause();
  const change = { ids: ['1'], topics: ['x'.repeat(16_000)], origin: null, within: 0 };
  let most = 0;
  for (let n = 0; n < 5000 && !raw.destroyed; n += 1) {
    stream.change(change, '1');
    most = Math.max(most, raw.writableLength);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed.promise;
  expect(most).toBeLessThan(512 * 1024);
  call.destroy();
  server.close();
});

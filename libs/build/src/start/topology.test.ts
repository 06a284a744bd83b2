import { expect, test } from '@jest/globals';
import { topology } from './topology.ts';

test.each([false, true])('only the gateway uses the metrics port (split: %s)', async (split) => {
  const env = { DATABASE_URL: 'postgres://localhost/portal' };
  const specs = await topology({ split, port: 8080, host: '127.0.0.1', env, privateKey: 'key', pushKey: 'key' });
  expect(specs.filter((spec) => spec.env['METRICS_PORT'] !== '').map(({ name }) => name)).toEqual(['gateway']);
});

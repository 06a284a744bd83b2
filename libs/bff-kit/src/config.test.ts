import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const given = { DATABASE_URL: 'postgres://localhost/psp', JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\nx' };

test('missing variables have safe defaults', () => {
  expect(readConfig(given)).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    RELEASES_DIR: '.portal/releases',
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as missing, and the path of the public origin is removed', () => {
  const config = readConfig({ ...given, METRICS_PORT: '', PORT: '9000', PUBLIC_ORIGIN: 'https://portal.example.ro/' });
  expect([config.METRICS_PORT, config.PORT, config.PUBLIC_ORIGIN]).toEqual([
    undefined,
    9000,
    'https://portal.example.ro',
  ]);
});

test('the error names every missing or invalid variable in one line', () => {
  const read = () => readConfig({ JWT_PUBLIC_KEY: 'x', PORT: 'opt' });
  expect(read).toThrow(/^Invalid environment: DATABASE_URL \(.+\), PORT \(.+\), JWT_PUBLIC_KEY \([^\n]+\)$/);
});

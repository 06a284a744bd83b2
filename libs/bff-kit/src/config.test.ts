import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const given = { DATABASE_URL: 'postgres://localhost/psp', JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\nx' };

test('what is left out has a safe value', () => {
  expect(readConfig(given)).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    RELEASES_DIR: '.portal/releases',
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as left out, and the public origin loses its path', () => {
  const config = readConfig({ ...given, METRICS_PORT: '', PORT: '9000', PUBLIC_ORIGIN: 'https://portal.example.ro/' });
  expect([config.METRICS_PORT, config.PORT, config.PUBLIC_ORIGIN]).toEqual([
    undefined,
    9000,
    'https://portal.example.ro',
  ]);
});

test('one line names everything that is missing or wrong', () => {
  const read = () => readConfig({ JWT_PUBLIC_KEY: 'x', PORT: 'opt' });
  expect(read).toThrow(/^Invalid environment: DATABASE_URL \(.+\), PORT \(.+\), JWT_PUBLIC_KEY \([^\n]+\)$/);
});

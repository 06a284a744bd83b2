import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { answerError } from './error-handler.ts';

const failing = (error: Error) => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error;
  });
  return { app, lines };
};

test('an unavailable database is logged in one line without stack, however many requests fail', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const { app, lines } = failing(away);
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('connect ECONNREFUSED 127.0.0.1:5432');
  expect(lines[0]).not.toContain('at ');
});

test('any other error is logged with its stack each time', async () => {
  const { app, lines } = failing(new TypeError('x is not a function'));
  await app.inject('/');
  await app.inject('/');
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.includes('log-failure.test'))).toBe(true);
});

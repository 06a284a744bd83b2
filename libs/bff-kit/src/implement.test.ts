import { expect, test } from '@jest/globals';
import { viewers } from '@psp/contracts/access';
import { act, file, operations, read } from '@psp/contracts/operations';
import fastify from 'fastify';
import { z } from 'zod';
import type { PortalApp } from './context.ts';
import { acting, implement } from './implement.ts';

const view = z.strictObject({ text: z.string() });
const body = z.strictObject({ version: z.int() });
const notes = operations(['uat'], {
  text: read('/notes/:id', { access: viewers, view }),
  save: act('offer.edit', 'PUT /notes/:id', { access: viewers, body, view }),
});
/* Takes routes without serving them. */
const app = { route: () => undefined } as unknown as PortalApp;
const text = async () => ({ text: '' });
const save = acting({ command: async () => '', answer: text });

test('a missing handler is an error, also at compile time', () => {
  // @ts-expect-error `save` has no handler.
  expect(() => implement(app, 'uat', notes, { text })).toThrow('operation save has no handler');
});

test('an area without the operations, a wrong answer or a wrong input does not compile', () => {
  const wrong = [
    // @ts-expect-error The operations belong to the UAT area.
    () => implement(app, 'firma', notes, { text, save }),
    // @ts-expect-error There is no such operation.
    () => implement(app, 'uat', notes, { text, save, remove: text }),
    // @ts-expect-error The text is not a number.
    () => implement(app, 'uat', notes, { text: async () => ({ text: 1 }), save }),
    // @ts-expect-error The input has no such field.
    () => implement(app, 'uat', notes, { text: async (_, { version }) => ({ text: version }), save }),
    // @ts-expect-error An act with a view has an answer.
    () => implement(app, 'uat', notes, { text, save: async () => undefined }),
  ];
  expect(wrong).toHaveLength(5);
  expect(() => implement(app, 'uat', notes, { text, save })).not.toThrow();
});

test('a reply that the handler has sent itself is not sent again', async () => {
  const warnings: string[] = [];
  const server = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } } });
  server.setValidatorCompiler(() => () => true);
  const papers = operations(['uat'], { paper: file('/paper', { access: viewers }) });
  implement(server as unknown as PortalApp, 'uat', papers, {
    paper: async (_, __, reply) => reply.type('text/plain').send('paper'),
  });
  const answer = await server.inject('/paper');
  await server.close();
  expect([answer.statusCode, answer.body, warnings]).toEqual([200, 'paper', []]);
});

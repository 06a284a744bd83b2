import { expect, test } from '@jest/globals';
import { viewers } from '@psp/contracts/access';
import { act, operations, read } from '@psp/contracts/operations';
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

import { expect, test } from '@jest/globals';
import fastify, { type RouteOptions } from 'fastify';
import { isoDate, isoDateTime } from '@psp/contracts/common';
import { z } from 'zod';
import { compileResponses, describedAnswer, toJsonSchema } from './schemas.ts';

const part = z.object({
  name: z.string().max(5).nullable(),
  on: isoDate.nullable(),
  at: isoDateTime.nullable(),
  marks: z.array(z.int().nullable()).nullable(),
});
const view = z.object({
  part: part.nullable(),
  parts: z.array(part).nullable(),
  count: z.int().nullable(),
  state: z.enum(['open', 'closed']).nullable(),
  fixed: z.literal('yes').nullable(),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.int() })]).nullable(),
  id: z.uuid().nullable(),
});

const answered = async (given: object): Promise<unknown> => {
  const app = fastify();
  app.addHook('onRoute', compileResponses);
  app.get('/', { schema: { response: { 200: view } } }, () => given);
  return (await app.inject('/')).json();
};

const nothing = { part: null, parts: null, count: null, state: null, fixed: null, either: null, id: null };
const one = { name: 'a', on: '2026-05-14', at: '2026-05-14T09:30:00.000Z', marks: [1, null] };
const id = '0198c5a0-0000-7000-8000-000000000001';

test('null is sent as null in every nullable type', async () => {
  expect(await answered(nothing)).toEqual(nothing);
  const empty = { name: null, on: null, at: null, marks: null };
  expect(await answered({ ...nothing, part: empty })).toEqual({ ...nothing, part: empty });
});

test('nullable values are sent without fields outside the contract', async () => {
  const whole = {
    part: one,
    parts: [one, { ...one, at: null }],
    count: 3,
    state: 'open',
    fixed: 'yes',
    either: { b: 1 },
    id,
  };
  expect(await answered(whole)).toEqual(whole);
  const more = { ...whole, part: { ...one, secret: 1 }, parts: [{ ...one, secret: 1 }], secret: 1 };
  expect(await answered(more)).toEqual({ ...whole, parts: [one] });
});

test('a response that differs from the contract is refused', async () => {
  expect(await answered({ ...nothing, parts: 'many' })).toMatchObject({ statusCode: 500 });
  expect(await answered({ ...nothing, count: 'many' })).toMatchObject({ statusCode: 500 });
  expect(await answered({ ...nothing, part: { name: 'a' } })).toMatchObject({ statusCode: 500 });
});

test('the description of a response equals that of its contract', () => {
  const schema: RouteOptions['schema'] = { response: { 200: view } };
  const route = { method: 'GET', url: '/', schema, handler: () => undefined } as RouteOptions;
  compileResponses(route);
  expect(JSON.stringify(route.schema)).toContain('"nullable":true');
  expect(describedAnswer(route.schema?.response)).toEqual({ 200: toJsonSchema(view, 'output') });
});

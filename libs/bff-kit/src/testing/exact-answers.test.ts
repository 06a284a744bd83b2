import { expect, test } from '@jest/globals';
import { anyone } from '@psp/contracts/access';
import { z } from 'zod';
import { sendJson } from '../read.ts';
import { defineService } from '../service.ts';
import { startTestApp } from './start.ts';

const view = z.object({ name: z.string(), at: z.iso.datetime().nullable(), parts: z.array(z.object({ n: z.int() })) });

const service = defineService('uat', (app) => {
  const schema = { querystring: z.object({ text: z.string() }), response: { 200: view } };
  app.get('/answer', { config: { access: anyone }, schema }, async (request, reply) =>
    sendJson(reply, request.query.text),
  );
});
const { app } = await startTestApp(service, 'uat');

const answer = async (value: object) => {
  const { statusCode, body } = await app.anonymous.get(`/answer?text=${encodeURIComponent(JSON.stringify(value))}`);
  return { statusCode, body };
};
const exact = { name: 'Unu', at: null, parts: [{ n: 1 }] };

test('a response built by PostgreSQL is refused when it differs from its view', async () => {
  expect(await answer(exact)).toEqual({ statusCode: 200, body: JSON.stringify(exact) });
  for (const [other, said] of [
    [{ ...exact, parts: [{ n: 1, hidden: true }] }, '"hidden"'],
    [{ ...exact, name: undefined }, 'at name'],
    [{ ...exact, at: '2026-05-14 09:30:00' }, 'at at'],
    [{ ...exact, parts: [{ n: '1' }] }, 'at parts[0].n'],
  ] as const) {
    const refused = await answer(other);
    expect(refused).toEqual({ statusCode: 500, body: expect.stringContaining(said) });
  }
});

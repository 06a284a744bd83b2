import { setImmediate as nextTurn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import { anyone } from '@psp/contracts/access';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { sendJson } from './read.ts';
import { describedAnswer, toJsonSchema } from './schemas.ts';

const INPUTS = ['body', 'querystring', 'params', 'headers'] as const;

/** Memoises `make` by its argument. */
const oncePer = <Made>(make: (key: object) => Made): ((key: object) => Made) => {
  const made = new WeakMap<object, Made>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

const describeInput = oncePer((schema) => (schema instanceof z.ZodType ? toJsonSchema(schema, 'input') : schema));
const describeAnswer = oncePer(describedAnswer);

function describe(schema: FastifySchema = {}): FastifySchema {
  const described: FastifySchema = { ...schema };
  for (const part of INPUTS) {
    const input = schema[part];
    if (typeof input === 'object' && input !== null) described[part] = describeInput(input);
  }
  if (typeof schema.response === 'object' && schema.response) described.response = describeAnswer(schema.response);
  return described;
}

async function publish(app: FastifyInstance, { area }: { area: string }): Promise<void> {
  const schemas: FastifySchema[] = [];
  app.addHook('onRoute', ({ schema }) => void (schema && schemas.push(schema)));
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Portal PSP: ${area}`, version: '1' } },
    transform: ({ schema, url }) => ({ schema: describe(schema), url }),
  });
  let document: Promise<string> | undefined;
  // Converting all schemas at once would block the event loop for over 100 ms.
  const write = async (): Promise<string> => {
    for (const schema of schemas) {
      describe(schema);
      await nextTurn();
    }
    return JSON.stringify(app.swagger());
  };
  app.get('/openapi.json', { config: { access: anyone }, schema: { hide: true } }, async (_, reply) =>
    sendJson(reply, await (document ??= write())),
  );
}

/** Publishes the OpenAPI description of a service, created from its contracts, at `/openapi.json`. */
export const openApi = fp(publish, { name: 'psp-open-api' });

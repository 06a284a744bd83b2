import swagger from '@fastify/swagger';
import { anyone } from '@psp/auth/server/access';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { describedAnswer, toJsonSchema } from './schemas.ts';

const INPUTS = ['body', 'querystring', 'params', 'headers'] as const;

function describe(schema: FastifySchema = {}): FastifySchema {
  const described: FastifySchema = { ...schema };
  for (const part of INPUTS) {
    const given = schema[part];
    if (given instanceof z.ZodType) described[part] = toJsonSchema(given, 'input');
  }
  if (schema.response) described.response = describedAnswer(schema.response);
  return described;
}

async function publish(app: FastifyInstance, { area }: { area: string }): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Portal PSP: ${area}`, version: '1' } },
    transform: ({ schema, url }) => ({ schema: describe(schema), url }),
  });
  app.get('/openapi.json', { config: { access: anyone }, schema: { hide: true } }, () => app.swagger());
}

/** Publishes the description of a service, made from its contracts, at `/openapi.json`. */
export const openApi = fp(publish, { name: 'psp-open-api' });

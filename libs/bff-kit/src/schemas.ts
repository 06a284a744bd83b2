import type { RouteOptions } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of a contract; `io` tells whether it is what callers send or what they receive. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

/**
 * Turns the zod schemas of a route's answers into JSON Schema, which Fastify compiles into a serialiser: faster than
 * checking each answer with zod, and fields that the contract does not name never leave.
 */
export function compileResponses(route: RouteOptions): void {
  const response = route.schema?.response;
  if (!response || typeof response !== 'object') return;
  const compiled = Object.entries(response).map(([status, schema]) => [
    status,
    schema instanceof z.ZodType ? toJsonSchema(schema, 'output') : schema,
  ]);
  route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
}

import type { RouteOptions } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of a contract; `io` tells whether it is what callers send or what they receive. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

/* The schema, each part of it rewritten, the innermost first. */
const rewritten = (schema: unknown, rewrite: (part: JsonSchema) => JsonSchema): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => rewritten(part, rewrite));
  if (typeof schema !== 'object' || schema === null) return schema;
  return rewrite(Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, rewritten(part, rewrite)])));
};

const NULL = { type: 'null' };

const toNullable = (part: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = part;
  const [some, none, ...more] = Array.isArray(anyOf) ? anyOf : [];
  const isUnion = !some || 'anyOf' in some || 'oneOf' in some || '$ref' in some;
  const isOther = isUnion || none?.type !== 'null' || more.length > 0 || Object.keys(rest).length > 0;
  return isOther ? part : { ...some, nullable: true };
};

const fromNullable = ({ nullable, ...some }: JsonSchema): JsonSchema =>
  nullable === true ? { anyOf: [some, NULL] } : nullable === undefined ? some : { ...some, nullable };

/** What `compileResponses` has made of a schema, as JSON Schema has it. */
export const describedAnswer = (schema: unknown): unknown => rewritten(schema, fromNullable);

/**
 * Turns the zod schemas of a route's answers into JSON Schema, which Fastify compiles into a serialiser: faster than
 * checking each answer with zod, and fields that the contract does not name never leave. What may be null is marked in its own way:
 * for an `anyOf` it would keep a validator, and check all that the part holds, patterns and lists, before it writes it.
 */
export function compileResponses(route: RouteOptions): void {
  const response = route.schema?.response;
  if (!response || typeof response !== 'object') return;
  const compiled = Object.entries(response).map(([status, schema]) => [
    status,
    schema instanceof z.ZodType ? rewritten(toJsonSchema(schema, 'output'), toNullable) : schema,
  ]);
  route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
}

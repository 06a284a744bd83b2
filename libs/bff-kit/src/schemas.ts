import type { RouteOptions } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Converts a contract to JSON Schema. `io`: 'input' for requests, 'output' for responses. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

/* Rewrites each part of a schema, innermost first. */
const rewriteSchema = (schema: unknown, rewrite: (part: JsonSchema) => JsonSchema): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => rewriteSchema(part, rewrite));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, rewriteSchema(part, rewrite)]);
  return rewrite(Object.fromEntries(parts));
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

/** Converts a schema made by `compileResponses` back to plain JSON Schema. */
export const describedAnswer = (schema: unknown): unknown => rewriteSchema(schema, fromNullable);

/**
 * Converts the zod schemas of a route's responses to JSON Schema, which Fastify compiles to a serialiser. That is faster than checking
 * each response with zod, and fields outside the contract are never sent. Nullable parts are marked with `nullable`, because for an
 * `anyOf` the serialiser would validate the whole part before writing it.
 */
export function compileResponses(route: RouteOptions): void {
  const response = route.schema?.response;
  if (!response || typeof response !== 'object') return;
  const compiled = Object.entries(response).map(([status, schema]) => [
    status,
    schema instanceof z.ZodType ? rewriteSchema(toJsonSchema(schema, 'output'), toNullable) : schema,
  ]);
  route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
}

import { readJson } from '../workspace.ts';

/** A JSON Schema, as a service publishes it. */
export interface Schema {
  [keyword: string]: unknown;
}

/** Schemas of the requests and answers of an operation. */
export interface Operation {
  /** Schema of the JSON body; absent when the operation takes none, or a file. */
  body?: Schema;
  /** Schema of all query parameters as one object. */
  query?: Schema;
  /** Schema of the JSON answer, if any. */
  answer?: Schema;
}

/** Operations by method and path: `POST /api/uat/service-requests/{id}/send`. */
export type Operations = Record<string, Operation>;

interface JsonContent {
  'application/json'?: { schema: Schema };
}

interface Described {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: JsonContent };
  responses?: { 200?: { content?: JsonContent } };
}

/** The used parts of a service's OpenAPI document. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
}

/** Returns the operations of an OpenAPI document. */
export const operationsIn = ({ paths }: OpenApi): Operations =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => [`${method.toUpperCase()} ${path}`, operationOf(described)]),
    ),
  );

function operationOf({ parameters = [], requestBody, responses }: Described): Operation {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
  const required = inQuery.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []));
  const body = requestBody?.content['application/json']?.schema;
  const answer = responses?.[200]?.content?.['application/json']?.schema;
  return {
    ...(inQuery.length > 0 ? { query: { type: 'object', properties, required, additionalProperties: false } } : {}),
    ...(body ? { body } : {}),
    ...(answer ? { answer } : {}),
  };
}

/** File in a released application: the operations that it calls, as they were when it was built. */
export const CALLS = 'calls.json';
/** File in a released service: the operations that it serves. */
export const SERVES = 'serves.json';

/** Reads a file of operations; undefined when a release has none, as early ones. */
export function readOperations(path: string): Operations | undefined {
  const content = readJson(path);
  return content === undefined ? undefined : Object(content);
}

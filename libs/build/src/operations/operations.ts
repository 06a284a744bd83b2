import { readJson } from '../workspace.ts';

/** A JSON Schema, as a service publishes it. */
export interface Schema {
  [keyword: string]: unknown;
}

/** What a service takes where it is called, and what it answers. */
export interface Operation {
  /** Of the body as JSON; absent where the operation takes none, or a file. */
  body?: Schema;
  /** Of the query parameters together. */
  query?: Schema;
  /** Of the answer as JSON; absent where there is none. */
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

/** What an OpenAPI document says of a service. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
}

/** The operations of an OpenAPI document. */
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

/** File of a released application with the operations it calls, each as it was when it was built. */
export const CALLS = 'calls.json';
/** File of a released service with the operations it serves. */
export const SERVES = 'serves.json';

/** Reads such a file; undefined for releases from before there were any. */
export function readOperations(path: string): Operations | undefined {
  const content = readJson(path);
  return content === undefined ? undefined : Object(content);
}

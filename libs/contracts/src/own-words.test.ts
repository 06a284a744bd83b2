import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { browserReport } from './browser-reports.ts';
import { id, version } from './common.ts';
import type { Operation, Operations } from './operations.ts';
import { subscribePush } from './push.ts';
import { SECTIONS } from './site-content.ts';

const NO_WORDS = 'rule without words of its own';
/* Filled in by the page, as what is chosen from a list is. */
const GIVEN: readonly z.ZodType[] = [id, version];
const GIVEN_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'id',
    'ids',
    'key',
    'slug',
    'siruta',
    'token',
    'claim',
    'version',
    'consent',
    'consentTexts',
    'endpoint',
    'path',
    'queue',
  ],
  ...['after', 'articles', 'chip', 'count', 'filledInMs', 'from', 'number', 'of', 'places', 'seen', 'sitting', 'uses'],
  ...['declineReasons', 'domains', 'events', 'fields', 'marks', 'moves', 'order', 'refused', 'removedFiles'],
  /* The search and the filters that a page already applied. */
  ...['q', 'query'],
  /* No person writes in the field that visitors do not see. */
  'website',
]);
/* What no person writes. */
const BY_MACHINES: readonly z.ZodType[] = [browserReport, subscribePush];
const TEXTS = ['', 'x', 'x'.repeat(300_000), '31.06.2027'];
/* What the field makes of text that is no number is not one either. */
const NUMBERS = [Number.NaN, -1e14, -1.5, 0, 0.001, 1.5, 1e14];
const LISTS = [[], Array.from({ length: 2000 }, () => null)];

const wordless = (schema: z.ZodType, path: string, tries: readonly unknown[]): string[] =>
  tries
    .flatMap((value) => schema.safeParse(value).error?.issues ?? [])
    .filter((issue) => issue.path.length === 0 && issue.message === NO_WORDS)
    .map(({ code }) => `${path}: ${code}`);

/** The rules below a schema that what a person writes can break and that have no words of their own. */
function rulesWithoutWords(schema: z.ZodType, path: string): string[] {
  if (GIVEN.includes(schema)) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      GIVEN_FIELDS.has(key) ? [] : rulesWithoutWords(part as z.ZodType, `${path}.${key}`),
    );
  if (schema instanceof z.ZodRecord) return rulesWithoutWords(schema.valueType as z.ZodType, `${path}.*`);
  if (schema instanceof z.ZodArray)
    return [...wordless(schema, path, LISTS), ...rulesWithoutWords(schema.element as z.ZodType, `${path}[]`)];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => rulesWithoutWords(option as z.ZodType, path));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return rulesWithoutWords(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe)
    return [schema.in, schema.out].flatMap((part) => rulesWithoutWords(part as z.ZodType, path));
  if (schema instanceof z.ZodNumber) return wordless(schema, path, NUMBERS);
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? wordless(schema, path, TEXTS) : [];
}

beforeAll(() => {
  z.config({ localeError: () => NO_WORDS });
});
afterAll(() => {
  z.config(z.locales.en());
});

const isTable = (value: unknown): value is Operations =>
  typeof value === 'object' && value !== null && 'areas' in value && 'table' in value;
const bodyOf = (operation: Operation): z.ZodType | null =>
  'body' in operation && operation.body ? (operation.body as z.ZodType) : null;

/** What is written in all forms, by the address that it is sent to. */
async function bodies(): Promise<[string, z.ZodType][]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(`./${file}`)));
  const tables = modules.flatMap((module) => Object.values(module).filter(isTable));
  return tables.flatMap(({ areas, table }) =>
    Object.values(table).flatMap((operation): [string, z.ZodType][] => {
      const body = bodyOf(operation);
      return body && !BY_MACHINES.includes(body) ? [[`${areas[0]} ${operation.address}`, body]] : [];
    }),
  );
}

test('every rule of a form that a person can break has a Romanian message', async () => {
  const forms = [...(await bodies()), ...Object.entries(SECTIONS)];
  expect(forms.length).toBeGreaterThan(300);
  expect([...new Set(forms.flatMap(([name, schema]) => rulesWithoutWords(schema, name)))]).toEqual([]);
});

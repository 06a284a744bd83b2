import type { Schema } from './operations.ts';

const UPPER = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
const LOWER = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const EXACT = ['format', 'multipleOf'];

/**
 * Compares two schemas and returns what the receiver would refuse or drop; empty when it accepts everything that may be sent. Additional
 * optional fields of the receiver are allowed.
 *
 * @param sent - schema of the values that may be sent
 * @param taken - schema of the values that the receiver accepts
 * @param at - name of the field, for messages
 */
export function refusedOf(sent: Schema, taken: Schema, at: string): string[] {
  if (JSON.stringify(sent) === JSON.stringify(taken)) return [];
  return alternatives(sent).flatMap((one) => {
    const refusals = alternatives(taken).map((other) => refusedOfOne(one, other, at));
    return refusals.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/* Splits a union into its alternatives, each merged with the common keywords. */
function alternatives(schema: Schema): Schema[] {
  const { anyOf, oneOf, ...common } = schema;
  const types = Array.isArray(schema.type) ? schema.type.map((type) => ({ type })) : [];
  const choices = [...schemas(anyOf ?? oneOf), ...types];
  return choices.length > 0 ? choices.flatMap((choice) => alternatives({ ...common, ...choice })) : [schema];
}

function refusedOfOne(sent: Schema, taken: Schema, at: string): string[] {
  if (!isTypeWithin(sent.type, taken.type)) return [`${at} has another type`];
  const values = refusedValues(sent, taken);
  const parts = schemas(taken.allOf).filter((part) => !isAmong(part, schemas(sent.allOf)));
  return [
    ...values.map((value) => `${at} cannot be ${JSON.stringify(value)}`),
    ...narrowed(sent, taken).map((keyword) => `${at} is narrower (${keyword})`),
    ...parts.flatMap((part) => refusedOf({ ...sent, allOf: undefined }, part, at)),
    ...refusedFields(sent, taken, at),
    ...refusedOf(schemaIn(sent.items), schemaIn(taken.items), `${at}[]`),
  ];
}

const isTypeWithin = (sent: unknown, taken: unknown): boolean =>
  taken === undefined || sent === taken || (sent === 'integer' && taken === 'number');

const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;

function refusedValues(sent: Schema, taken: Schema): unknown[] {
  const allowed = valuesOf(taken);
  if (!allowed) return [];
  return valuesOf(sent)?.filter((value) => !allowed.includes(value)) ?? ['anything'];
}

/* Returns the limits that a list of values implies. */
function limitsOf(values: unknown[] = []): Schema {
  if (values.length === 0) return {};
  const lengths = values.map((value) => String(value).length);
  const numbers = values.map(Number);
  return {
    ...{ maxLength: Math.max(...lengths), minLength: Math.min(...lengths) },
    ...{ maximum: Math.max(...numbers), minimum: Math.min(...numbers) },
  };
}

function narrowed(sent: Schema, taken: Schema): string[] {
  if (valuesOf(sent) && valuesOf(taken)) return [];
  const limits = { ...sent, ...limitsOf(valuesOf(sent)) };
  const isOver = (keyword: string) => !(Number(limits[keyword]) <= Number(taken[keyword]));
  const isUnder = (keyword: string) => !(Number(limits[keyword]) >= Number(taken[keyword]));
  const isOther = (keyword: string) => sent[keyword] !== taken[keyword];
  // Zod also adds a pattern for a format, which differs between releases of zod.
  const exact = taken.format === undefined || taken.format !== sent.format ? [...EXACT, 'pattern'] : EXACT;
  const given = (keywords: string[]) => keywords.filter((keyword) => taken[keyword] !== undefined);
  return [...given(UPPER).filter(isOver), ...given(LOWER).filter(isUnder), ...given(exact).filter(isOther)];
}

function refusedFields(sent: Schema, taken: Schema, at: string): string[] {
  const [own, other] = [fieldsOf(sent), fieldsOf(taken)];
  const others = taken.additionalProperties;
  const required = namesIn(taken.required).filter((name) => !namesIn(sent.required).includes(name));
  return [
    ...required.map((name) => `${at}.${name} is required`),
    ...Object.entries(own).flatMap(([name, field]) => {
      const fits = other[name] ?? (isSchema(others) ? others : undefined);
      if (fits) return refusedOf(field, fits, `${at}.${name}`);
      const isOpen = taken.properties === undefined && others !== false;
      return isOpen || others === true ? [] : [`${at}.${name} is not accepted`];
    }),
    ...(isSchema(sent.additionalProperties) && taken.type === 'object'
      ? refusedOf(sent.additionalProperties, isSchema(others) ? others : {}, `${at}.*`)
      : []),
  ];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const schemaIn = (value: unknown): Schema => (isSchema(value) ? value : {});
const fieldsOf = ({ properties }: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemaIn(properties)).map(([name, field]) => [name, schemaIn(field)]));
const namesIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isAmong = (part: Schema, parts: Schema[]): boolean =>
  parts.some((other) => JSON.stringify(other) === JSON.stringify(part));

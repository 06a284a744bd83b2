/** A part of a JSON Schema, as the services publish it of their contracts. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The pattern of a text that stands in one line. */
const ONE_LINE = '^\\P{Cc}*$';
/** Where a contract does not say how long a text may be. */
const SHORT = 100;

const isText = ({ type, format, pattern, enum: known, const: only, allOf }: Schema): boolean =>
  type === 'string' && !format && !known && only === undefined && !allOf && (!pattern || pattern === ONE_LINE);

const variantsOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf;

/** Names of the fields of a body that hold any text: `content.title`, `points[].title`. */
export function textFields(schema: Schema, at = ''): string[] {
  if (isText(schema)) return [at];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    textFields(part, at ? `${at}.${name}` : name),
  );
  const entries = schema.items ? textFields(schema.items, `${at}[]`) : [];
  const variants = (variantsOf(schema) ?? []).flatMap((variant) => textFields(variant, at));
  return [...new Set([...inner, ...entries, ...variants])];
}

type Known = { [name: string]: unknown };
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = ({ properties = {} }: Schema, known: unknown): boolean =>
  !isKnown(known) ||
  Object.entries(known).every(([name, value]) => {
    const part = properties[name];
    if (!part) return false;
    return (part.const ?? value) === value && (!part.enum || part.enum.includes(value));
  });

/** The variant of a schema that what is known fits; the schema itself where there is one. */
export const variantFor = (schema: Schema, known: unknown): Schema =>
  variantsOf(schema)?.find((one) => one.type !== 'null' && fits(one, known)) ?? schema;

/**
 * A body that the schema allows: what is known stands as it is given, or is left out where it is given as undefined; each other
 * text is `write(field, longest)`, and the rest is what is least. Throws for a field that has to be known.
 */
export function fill(schema: Schema, known: unknown, write: (field: string, max: number) => string, at = ''): unknown {
  const variants = variantsOf(schema);
  if (known !== undefined && !isKnown(known)) return known;
  if (variants) return fillVariant(variants, known, write, at);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isText(schema)) return write(at, schema.maxLength ?? SHORT);
  if (schema.properties) return fillObject(schema.properties, isKnown(known) ? known : {}, write, at);
  if (schema.items) return fillList(schema, write, at);
  if (schema.type === 'boolean') return schema.default ?? false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (isKnown(known)) return known;
  throw new Error(`${at}: what stands here has to be known`);
}

function fillVariant(variants: Schema[], known: unknown, write: Parameters<typeof fill>[2], at: string): unknown {
  const nothing = variants.some(({ type }) => type === 'null');
  const variant = variantFor({ anyOf: variants }, known);
  if (variant.anyOf === variants) throw new Error(`${at}: nothing fits ${JSON.stringify(known)}`);
  if (nothing && (variant.allOf || variant.format || variant.pattern) && !isText(variant)) return null;
  return fill(variant, known, write, at);
}

const fillObject = (properties: Record<string, Schema>, known: Known, write: Parameters<typeof fill>[2], at: string) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => {
      const isLeftOut = name in known && known[name] === undefined;
      return isLeftOut ? [] : [[name, fill(part, known[name], write, at ? `${at}.${name}` : name)]];
    }),
  );

function fillList(schema: Schema, write: Parameters<typeof fill>[2], at: string): unknown[] {
  const entry = schema.items;
  if (!entry || textFields(entry).length === 0) return [];
  return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => fill(entry, undefined, write, `${at}[]`));
}

import { cutSearch } from '@psp/contracts/search-limits';
import type { QueryReader } from './list-filters.ts';

/** One query parameter: how it is read, and its values where they are a fixed list. */
export interface Part<Value> {
  /** Returns the default for an invalid value and for null, which stands for an absent parameter. */
  read: (given: string | null) => Value;
  values?: readonly string[];
}

type Parts<Query> = { readonly [Name in keyof Query & string]-?: Part<Query[Name]> };

/**
 * Reads filters without zod, for pages whose first load has no room for it: the public ones and those that open first after
 * sign-in. Names and types are checked against the contract's query; `expectContract` compares values and defaults in a test.
 */
export function byParts<Query>(parts: Parts<Query>): QueryReader<Query> {
  const known: Readonly<Record<string, Part<unknown>>> = parts;
  return {
    read: (search) =>
      Object.fromEntries(Object.entries(known).map(([name, part]) => [name, part.read(search.get(name))])) as Query,
    valuesOf: (name) => known[name]?.values,
  };
}

const LAST_PAGE = 10_000;
const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
const MOMENT = /^([^T]+)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/i;

/** Page number from 1; 1 by default. */
export const page: Part<number> = {
  read: (given) => {
    const number = Number(given ?? 1);
    return Number.isInteger(number) && number >= 1 && number <= LAST_PAGE ? number : 1;
  },
};

/** Search text, truncated; '' by default. */
export const text: Part<string> = { read: (given) => cutSearch(given ?? '') };

/** A day of the calendar (yyyy-mm-dd). */
export const day: Part<string | undefined> = {
  read: (given) =>
    given && DAY.test(given) && new Date(`${given}T00:00:00Z`).toJSON()?.startsWith(given) ? given : undefined,
};

/** A moment (yyyy-mm-ddThh:mm:ss), in UTC or with an offset. */
export const moment: Part<string | undefined> = {
  read: (given) => {
    const [whole, date = ''] = MOMENT.exec(given ?? '') ?? [];
    return day.read(date) && whole;
  },
};

/** A text of this form. */
export const matching = (form: RegExp): Part<string | undefined> => ({
  read: (given) => (given !== null && form.test(given) ? given : undefined),
});

/** True for a UUID. */
export const isId = (given: string | null | undefined): given is string => UUID.test(given ?? '');

/** A UUID. */
export const uuid = matching(UUID);

/** One of several values, `fallback` by default. */
export function oneOf<const Value extends string>(values: readonly Value[]): Part<Value | undefined>;
export function oneOf<const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>): Part<Value>;
export function oneOf<const Value extends string>(values: readonly Value[], fallback?: Value): Part<Value | undefined> {
  return { read: (given) => values.find((value) => value === given) ?? fallback, values };
}

/** The keys of a record, as values of a parameter. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

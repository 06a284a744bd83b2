import { expect } from '@jest/globals';
import { bySchema } from '../lists/by-schema.ts';
import type { ListFilters } from '../lists/list-filters.ts';

const GIVEN = ['', 'altceva', '0', '2', '2026-02-03', '2026-02-30', '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071', ' apa '];

/** Expects that a list whose filters are read without zod reads these parameters as its operation's query does. */
export function expectSameQuery<Filters extends { page: number }>(
  list: ListFilters<Filters>,
  schema: Parameters<typeof bySchema>[0],
  names = Object.keys(schema.shape),
): void {
  const contract = bySchema(schema);
  for (const name of names) {
    for (const value of [...GIVEN, ...(contract.valuesOf(name) ?? [])]) {
      const search = new URLSearchParams({ [name]: value });
      expect({ [name]: value, read: Object.entries(list.read(search)).find(([key]) => key === name)?.[1] }).toEqual({
        [name]: value,
        read: new Map(Object.entries(contract.read(search) as object)).get(name),
      });
    }
  }
}

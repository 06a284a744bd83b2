import argon2 from '@node-rs/argon2';
import pg from 'pg';

const COST = /^(\$[^$]+){3}/;
/** What is noted while a call is watched; null at other times. */
let done: string[] | null = null;

const { hash, verify } = argon2;
Object.assign(argon2, {
  hash: (...given: Parameters<typeof hash>) => {
    done?.push(`hash ${JSON.stringify(given[1])}`);
    return hash(...given);
  },
  verify: (...given: Parameters<typeof verify>) => {
    done?.push(`verify ${COST.exec(String(given[0]))?.[0]}`);
    return verify(...given);
  },
});

const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : '';
};

const { query } = pg.Client.prototype;
Reflect.set(pg.Client.prototype, 'query', function noted(this: pg.Client, ...given: unknown[]): unknown {
  done?.push(textOf(given[0]));
  return Reflect.apply(query, this, given);
});

/** What a call costs that does nothing beside it: its statements and password hashes with their cost, in their order. */
export const workOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  const noted: string[] = [];
  done = noted;
  try {
    await call();
  } finally {
    done = null;
  }
  return noted;
};

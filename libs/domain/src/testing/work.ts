import argon2 from '@node-rs/argon2';
import pg from 'pg';

const COST = /^(\$[^$]+){3}/;
/** The work recorded during `workOf`; null at other times. */
let recorded: string[] | null = null;

const { hash, verify } = argon2;
Object.assign(argon2, {
  hash: (...given: Parameters<typeof hash>) => {
    recorded?.push(`hash ${JSON.stringify(given[1])}`);
    return hash(...given);
  },
  verify: (...given: Parameters<typeof verify>) => {
    recorded?.push(`verify ${COST.exec(String(given[0]))?.[0]}`);
    return verify(...given);
  },
});

const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : '';
};

const { query } = pg.Client.prototype;
Reflect.set(pg.Client.prototype, 'query', function recordQuery(this: pg.Client, ...given: unknown[]): unknown {
  recorded?.push(textOf(given[0]));
  return Reflect.apply(query, this, given);
});

/** Runs a call and returns its SQL statements and password hashes (with their parameters) in order. Nothing else may run meanwhile. */
export const workOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  const work: string[] = [];
  recorded = work;
  try {
    await call();
  } finally {
    recorded = null;
  }
  return work;
};

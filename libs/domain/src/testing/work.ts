import { createRequire } from 'node:module';
import pg from 'pg';

const COST = /^(\$[^$]+){3}/;
let done: string[] = [];

/* What imports the package after this file gets these, so tests import it and the portal by `await import`. */
const argon: Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'> = createRequire(import.meta.url)(
  '@node-rs/argon2',
);
const { hash, verify } = argon;
argon.hash = (password, options) => {
  done.push(`hash ${JSON.stringify(options)}`);
  return hash(password, options);
};
argon.verify = (stored, password) => {
  done.push(`verify ${COST.exec(String(stored))?.[0]}`);
  return verify(stored, password);
};

const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : '';
};

const { query } = pg.Client.prototype;
Reflect.set(pg.Client.prototype, 'query', function noted(this: pg.Client, ...given: unknown[]): unknown {
  done.push(textOf(given[0]));
  return Reflect.apply(query, this, given);
});

/** What a call costs that does nothing beside it: its statements and password hashes with their cost, in their order. */
export const workOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  done = [];
  await call();
  return done;
};

import type { Actor } from '@psp/domain/actor';
import { createOrm } from '@psp/domain/orm';
import { type Db, preparedOn } from '@psp/domain/read-db';

/** A prepared statement with the values of one request. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

type Compiled = Pick<Statement, 'text' | 'values'>;

/** Placeholder for the id of the current user's firm. */
export const FIRM = '00000000-0000-7000-8000-000000000000';

export const CURRENT_USER: Actor = {
  ...{ accountId: FIRM, displayName: '', organisationId: FIRM, organisationName: '' },
  ...{ kind: 'firma', role: 'owner', status: 'approved' },
};

/* Only compiles statements; it runs none. */
const orm = await createOrm({ url: process.env.DATABASE_URL ?? '', poolSize: 1, use: 'commands' });

const statements = new Map<string, Compiled>();

const compiled = (name: string, runQuery: (db: Db) => Promise<unknown>): Compiled => {
  let kept = statements.get(name);
  if (kept) return kept;
  const db = preparedOn(orm.em.getConnection().getClient(), async ({ text, values = [] }) => {
    kept = { text, values };
    return { rows: [] } as never;
  });
  // Some functions throw when there is no row.
  runQuery(db).catch(() => undefined);
  if (!kept) throw new Error('nothing was asked');
  statements.set(name, kept);
  return kept;
};

/**
 * Returns the portal's own SQL as a prepared statement of a hand-written handler. It is compiled once for each `name`; `given` maps
 * placeholders to the values of this request.
 */
export const statement = (
  name: string,
  runQuery: (db: Db) => Promise<unknown>,
  given: Record<string, string>,
): Statement => {
  const { text, values } = compiled(name, runQuery);
  const filled = values.map((value) =>
    typeof value === 'string' ? Object.entries(given).reduce((one, [mark, by]) => one.replace(mark, by), value) : value,
  );
  return { name, text, values: filled };
};

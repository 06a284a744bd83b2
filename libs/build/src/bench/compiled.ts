import type { Actor } from '@psp/domain/actor';
import { createOrm } from '@psp/domain/orm';
import { type Db, preparedOn } from '@psp/domain/read-db';

/** A statement with the values of one request in it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

type Kept = Pick<Statement, 'text' | 'values'>;

/** What stands for the firm of the person who asks. */
export const FIRM = '00000000-0000-7000-8000-000000000000';

export const ASKING: Actor = {
  ...{ accountId: FIRM, displayName: '', organisationId: FIRM, organisationName: '' },
  ...{ kind: 'firma', role: 'owner', status: 'approved' },
};

/* Only compiles; nothing is asked through it. */
const orm = await createOrm({ url: process.env.DATABASE_URL ?? '', poolSize: 1, use: 'commands' });

const known = new Map<string, Kept>();

const compiled = (name: string, ask: (db: Db) => Promise<unknown>): Kept => {
  let kept = known.get(name);
  if (kept) return kept;
  const db = preparedOn(orm.em.getConnection().getClient(), async ({ text, values = [] }) => {
    kept = { text, values };
    return { rows: [] } as never;
  });
  // Some refuse what has no row.
  ask(db).catch(() => undefined);
  if (!kept) throw new Error('nothing was asked');
  known.set(name, kept);
  return kept;
};

/**
 * The portal's own SQL, as a hand-written handler would keep it: compiled once for each `name`, with the values of `given` in place of
 * the texts that stand for them.
 */
export const statement = (
  name: string,
  ask: (db: Db) => Promise<unknown>,
  given: Record<string, string>,
): Statement => {
  const { text, values } = compiled(name, ask);
  const filled = values.map((value) =>
    typeof value === 'string' ? Object.entries(given).reduce((one, [mark, by]) => one.replace(mark, by), value) : value,
  );
  return { name, text, values: filled };
};

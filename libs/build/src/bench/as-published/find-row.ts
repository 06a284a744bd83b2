import { type FilterQuery, LockMode, raw } from '@mikro-orm/core';
import type { Sql } from '@psp/domain/sql';
import type { findRow as own } from '@psp/domain/unit-of-work/find-row';

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && 'compile' in value;

/** Uses `em.findOne`, which builds and plans its statement at each call. */
export const findRow: typeof own = async <Row extends object>(
  ...[{ em }, type, where, { lock }]: Parameters<typeof own<Row>>
): Promise<Row | null> => {
  const compiler = em.getConnection().getClient();
  const conditions = Object.entries(where).map(([name, value]) => {
    if (!isSql(value)) return [name, value];
    const { sql, parameters } = value.compile(compiler);
    return [name, { $eq: raw(sql.replaceAll(/\$\d+/g, '?'), [...parameters]) }];
  });
  const filter: FilterQuery<NoInfer<Row>> = Object.fromEntries(conditions);
  return em.findOne(type, filter, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {});
};

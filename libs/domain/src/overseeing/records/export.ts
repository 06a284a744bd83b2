import type { AuditedEntity } from '@psp/contracts/history';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

interface Exported {
  entity: AuditedEntity;
  /** The filters of the list, which the audit keeps. */
  filters: Readonly<Record<string, unknown>>;
  /** Query of `id` and `place` of the rows. */
  found: Sql;
  /** JSON of one row, from the rows of `joins`. */
  item: Sql;
  /** The "join" clause, with the list's table joined on `p.id`. */
  joins: Sql;
}

/** Reads the rows of a filtered list in its order, and records that they were exported, with the filters. */
export const exportRows = async <Row>(write: Write<Actor>, exported: Exported): Promise<Row[]> => {
  const { entity, filters, found, item, joins } = exported;
  const rows = await write.db.run(
    sql<{ json: Row }>`select ${item} as json from ${found} p join ${joins} order by p.place`,
  );
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));
  record(write, { entity, id: null }, { action: 'export' }, { details: { ...given, rows: rows.length } });
  return rows.map(({ json }) => json);
};

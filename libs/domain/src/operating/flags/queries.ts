import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

const FLAGS_SHOWN = 200;

/** Scalar: name of an account that is a member of an organisation. */
export const memberName = (account: Sql, organisation: Sql): Sql => sql`(select a.display_name from account a
  join membership m on m.account_id = a.id and m.organisation_id = ${organisation} where a.id = ${account} limit 1)`;

interface Listed {
  table: 'exchange_flag' | 'content_flag';
  /** Condition for the reports `f`. */
  which: Sql;
  /** Further arguments of json_build_object, after a comma, and the joins that they need. */
  more?: Sql;
  joins?: Sql;
}

/** Scalar: reports as JSON (items `officeFlag`), those that wait first, the newest of the others after them. */
export const flagsOf = ({
  table,
  which,
  more = sql``,
  joins = sql``,
}: Listed): Sql => sql`(select coalesce(json_agg(s.item order by s.position), '[]') from (
  select json_build_object('id', f.id, 'reason', f.reason, 'by', json_build_object('id', o.id, 'name', o.name),
      'author', ${memberName(sql`f.account_id`, sql`f.organisation_id`)}, 'at', f.created_at, 'outcome', f.outcome ${more}) as item,
    row_number() over (order by f.outcome is not null, f.created_at desc, f.id) as position
  from ${sql.table(table)} f join organisation o on o.id = f.organisation_id ${joins}
  where ${which} order by 2 limit ${sql.lit(FLAGS_SHOWN)}) s)`;

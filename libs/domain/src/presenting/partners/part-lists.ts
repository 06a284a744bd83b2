import type { CompanyList } from '@psp/contracts/company-names';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { today } from '../../time.ts';

/** SQL of a JSON array with an object of the fields `item` for each row of `from`. */
export const listOf = (item: Sql, from: Sql, order: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object(${item}) order by ${order}), '[]') from ${from})`;

const isExpired = sql`coalesce(x.valid_until < ${today}, false)`;

/** Table, shown fields and order of each list of a firm's profile; `x` is the row of an item. */
export const PART_LISTS: Record<CompanyList, { table: string; fields: Sql; order: Sql }> = {
  team: {
    table: 'team_member',
    fields: sql`'id', x.id, 'name', x.name, 'position', x.position, 'experience', x.experience`,
    order: sql`x.sort, x.id`,
  },
  portfolio: {
    table: 'portfolio_item',
    fields: sql`'id', x.id, 'name', x.name, 'beneficiary', x.beneficiary, 'budget', x.budget, 'year', x.year,
      'description', x.description,
      'confirmedBy', (select u.name from organisation u where u.id = x.confirmed_by)`,
    order: sql`x.sort, x.year desc, x.id`,
  },
  discounts: {
    table: 'discount',
    fields: sql`'id', x.id, 'title', x.title, 'description', x.description, 'validUntil', x.valid_until`,
    order: sql`x.sort, x.valid_until nulls last, x.id`,
  },
  certificates: {
    table: 'certificate',
    fields: sql`'id', x.id, 'name', x.name, 'issuer', x.issuer, 'issuedOn', x.issued_on, 'validUntil', x.valid_until,
      'expired', ${isExpired}`,
    order: sql`x.sort, ${isExpired}, x.name collate "ro-x-icu", x.id`,
  },
};

/** A list of the profile of the firm `f`, as JSON; `more` are additional fields of each item. */
export const partsOf = (
  list: CompanyList,
  { where = sql`true`, more = sql`` }: { where?: Sql; more?: Sql } = {},
): Sql => {
  const { table, fields, order } = PART_LISTS[list];
  return listOf(sql`${fields}${more}`, sql`${sql.table(table)} x where x.organisation_id = f.id and ${where}`, order);
};

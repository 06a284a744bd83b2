import type { MemberPackage } from '@psp/contracts/package-names';
import { leiIn } from '@psp/contracts/packages';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** A list price of a package. */
export interface ListPrice {
  package: MemberPackage;
  /** As it is displayed; null where there is none. */
  text: string | null;
  /** Null where the text states no amount in lei. */
  lei: number | null;
}

/** Reads the list prices of packages in force on a day (yyyy-mm-dd). */
export const readListPrices = async (db: Db, packages: readonly MemberPackage[], day: string): Promise<ListPrice[]> => {
  const rows = await db.run(
    sql<{ package: MemberPackage; text: string | null }>`select n.package, case n.package
        when 'partner' then (select b.price from benefit_allowance b where b.package = 'partner'
          and b.year <= extract(year from ${day}::date) order by b.year desc limit 1)
        else (select p.price from package_price p where p.package = n.package and p.valid_from <= ${day}::date
          order by p.valid_from desc limit 1) end as text
      from unnest(${packages}::text[]) with ordinality n (package, place) order by n.place`,
  );
  return rows.map((row) => ({ ...row, lei: leiIn(row.text) }));
};

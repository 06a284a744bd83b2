import { insertRows, type Row } from '@psp/domain/operating/taxonomies/insert-rows';
import type { Db } from '@psp/domain/read-db';
import type { Sql } from '@psp/domain/sql';
import { sql } from 'kysely';

/** Tables in an order in which no row refers to one that is not there yet. */
const ORDER = [
  'authority',
  'organisation',
  'organisation_domain',
  'organisation_expertise',
  'account',
  'consent',
  'membership',
  'invitation',
  'access_request',
  'registration',
  'stored_file',
  'certificate',
  'portfolio_item',
  'team_member',
  'discount',
  'subscriber',
  'subscriber_consent',
  'newsletter_issue',
  'newsletter_delivery',
  'notification',
  'audit',
] as const;
/* The registry of authorities may have been imported before. */
const ON_CONFLICT: Partial<Record<SeededTable, Sql>> = { authority: sql`on conflict (siruta) do nothing` };
export type SeededTable = (typeof ORDER)[number];

/** Rows gathered by table, to be written at once. All rows of a table have the same columns. */
export class Rows {
  readonly #tables = new Map<SeededTable, Row[]>();

  add(table: SeededTable, row: Row): void {
    const rows = this.#tables.get(table);
    if (rows) rows.push(row);
    else this.#tables.set(table, [row]);
  }

  of(table: SeededTable): readonly Row[] {
    return this.#tables.get(table) ?? [];
  }

  /** Writes everything in the caller's transaction, one statement for each table. */
  async insert(db: Db): Promise<void> {
    for (const table of ORDER) await insertRows(db, table, this.#tables.get(table) ?? [], ON_CONFLICT[table]);
  }
}

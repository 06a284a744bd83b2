import type { EntityManager } from '@mikro-orm/postgresql';

type Cell = string | number | boolean | null | Date | readonly string[] | Record<string, unknown>;
export type Row = Record<string, Cell>;

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
  'image',
  'article',
  'article_revision',
  'community',
  'community_attraction',
  'community_image',
  'solution',
  'certificate',
  'portfolio_item',
  'team_member',
  'discount',
  'service_request',
  'service_request_revision',
  'service_request_invitation',
  'service_request_view',
  'question',
  'offer',
  'project',
  'community_project',
  'milestone',
  'review',
  'ticket',
  'ticket_message',
  'ticket_note',
  'subscriber',
  'subscriber_consent',
  'newsletter_issue',
  'newsletter_delivery',
  'notification',
  'audit',
] as const;
/* The registry of authorities may have been imported before. */
const ON_CONFLICT: Partial<Record<SeededTable, string>> = { authority: 'on conflict (siruta) do nothing' };
export type SeededTable = (typeof ORDER)[number];

/** Rows gathered by table, to be written at once. All rows of a table have the same columns. */
export class Rows {
  readonly #tables = new Map<SeededTable, Row[]>();
  readonly #known: ReadonlyMap<SeededTable, readonly Row[]>;

  /** `known` are rows that the database has already: they are read with the others and not written. */
  constructor(known: ReadonlyMap<SeededTable, readonly Row[]> = new Map()) {
    this.#known = known;
  }

  add(table: SeededTable, row: Row): void {
    const rows = this.#tables.get(table);
    if (rows) rows.push(row);
    else this.#tables.set(table, [row]);
  }

  of(table: SeededTable): readonly Row[] {
    return [...(this.#known.get(table) ?? []), ...(this.#tables.get(table) ?? [])];
  }

  /** Writes everything in the caller's transaction, one statement for each table. */
  async insert(em: EntityManager): Promise<void> {
    for (const table of ORDER) await insertRows(em, table, this.#tables.get(table) ?? [], ON_CONFLICT[table]);
  }
}

/** Inserts rows in one statement; PostgreSQL itself turns the JSON into the table's types. */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const source = `jsonb_populate_recordset(null::${table}, ?::jsonb)`;
  await em.execute(`insert into ${table} (${columns}) select ${columns} from ${source} ${onConflict}`, [
    JSON.stringify(rows),
  ]);
}

import { Migration } from '@mikro-orm/migrations';

/* Kind of record, prefix of its numbers, and the digits to which they are padded. */
const NUMBERED: readonly (readonly [kind: string, prefix: string, digits: number])[] = [
  ['service_request', 'SP', 6],
  ['ticket', 'TK', 6],
  ['event', 'EV', 4],
  ['training', 'CU', 4],
  ['proforma', 'PF', 4],
];

/* lpad shortens what is longer: the 10,000th event would have had the number of the 1,000th. */
const numbered = ([kind, prefix, digits]: (typeof NUMBERED)[number]): string => `
create or replace function next_${kind}_number(moment timestamptz) returns text language sql volatile as $$
  select '${prefix}-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-' || lpad(n, greatest(${digits}, length(n)), '0')
  from cast(nextval('${kind}_number') as text) n $$;`;

/** Numbers grow beyond the digits to which they are padded. */
export class LongerNumbers extends Migration {
  override up(): void {
    for (const kind of NUMBERED) this.addSql(numbered(kind));
  }
}

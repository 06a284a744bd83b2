import { Migration } from '@mikro-orm/migrations';

const numbered = (kind: string, prefix: string) => `
create function next_${kind}_number(moment timestamptz) returns text language sql volatile as $$
  select '${prefix}-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-'
    || lpad(nextval('${kind}_number')::text, 6, '0') $$;`;

/** A number names the year of the write that it belongs to. The functions without a moment stay for the release before. */
export class NumbersAtAMoment extends Migration {
  override up(): void {
    this.addSql(numbered('service_request', 'SP') + numbered('ticket', 'TK'));
  }
}

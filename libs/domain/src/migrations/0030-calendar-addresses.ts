import { Migration } from '@mikro-orm/migrations';

/** Private addresses at which people's calendars read the deadlines of an organisation, one each. */
export class CalendarAddresses extends Migration {
  override up(): void {
    this.addSql(`
create table calendar_address (
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  primary key (account_id, organisation_id));`);
  }
}

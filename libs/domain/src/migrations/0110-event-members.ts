import { Migration } from '@mikro-orm/migrations';

const CALENDARS = `
-- Private addresses at which people's calendars read their events, one each.
create table event_calendar (
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  token_hash text not null unique,
  created_at timestamptz not null,
  primary key (account_id, organisation_id));
create index event_calendar_organisation on event_calendar (organisation_id);`;

const REMINDERS = `
-- The start of which the participants were reminded a week and a day before; another start is reminded of anew.
alter table event add column reminded_week_of timestamptz, add column reminded_day_of timestamptz;
create index event_public on event (starts_at, id) where is_public and status <> 'draft';`;

/** Calendar addresses of people, reminders of events, and events for visitors. */
export class EventMembers extends Migration {
  override up(): void {
    for (const part of [CALENDARS, REMINDERS]) this.addSql(part);
  }
}

import { Migration } from '@mikro-orm/migrations';

const MESSAGES = `
-- Messages of the association to the participants of an event or a training.
create table seat_message (
  id uuid primary key default uuidv7(),
  pool_id uuid not null references seat_pool,
  created_at timestamptz not null,
  sent_by uuid not null references account,
  audience text not null check (audience in ('all', 'seat', 'waiting')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- Those who were notified, and guests and former members, who were not.
  people integer not null check (people > 0),
  unreached integer not null check (unreached >= 0));
create index seat_message_of_pool on seat_message (pool_id, id);
create index seat_message_sent_by on seat_message (sent_by);`;

/** Messages to participants. */
export class SeatMessages extends Migration {
  override up(): void {
    this.addSql(MESSAGES);
  }
}

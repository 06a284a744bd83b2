import { Migration } from '@mikro-orm/migrations';

/** What an offer said each time it was submitted, kept before the first change after that. Only its firm reads it. */
export class OfferVersions extends Migration {
  override up(): void {
    this.addSql(`
create table offer_version (
  offer_id uuid not null references offer on delete cascade,
  submitted_at timestamptz not null,
  content jsonb not null,
  primary key (offer_id, submitted_at));`);
  }
}

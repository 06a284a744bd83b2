import { Migration } from '@mikro-orm/migrations';

/** Texts from which a request may begin, and the dated thresholds of a direct purchase. */
export class StartingTexts extends Migration {
  override up(): void {
    this.addSql(`
create table starting_text (
  id uuid primary key default uuidv7(),
  -- Of the texts that the portal brings; what the association adds has none.
  key text unique,
  domain_slug text not null references domain,
  position integer not null,
  title text not null,
  description text not null,
  is_shown boolean not null default true,
  version integer not null default 1);
create index starting_text_of_domain on starting_text (domain_slug, position);
create table purchase_threshold (
  kind text not null check (kind in ('services', 'works')),
  -- In lei, without VAT: Legea 98/2016, art. 7 alin. (5).
  amount numeric(14, 2) not null check (amount > 0),
  valid_from date not null,
  primary key (kind, valid_from));
create index service_request_alike on service_request (organisation_id, category, sent_at)
  where status in ('sent', 'in_progress', 'completed');`);
  }
}

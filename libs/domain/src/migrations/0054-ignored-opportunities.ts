import { Migration } from '@mikro-orm/migrations';

/** Requests that a firm does not want to be shown among its opportunities. */
export class IgnoredOpportunities extends Migration {
  override up(): void {
    this.addSql(`
create table ignored_opportunity (
  -- Under which the record names it: the request's own history is the authority's to read.
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  request_id uuid not null references service_request on delete cascade,
  ignored_at timestamptz not null,
  unique (organisation_id, request_id));
create index ignored_opportunity_by_request on ignored_opportunity (request_id);`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const FLAGS = `
-- A report of a published review or solution.
create table content_flag (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  review_id uuid references review on delete cascade,
  solution_id uuid references solution on delete cascade,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  reason text not null check (reason <> ''),
  -- What the association decided, or that the firm stopped showing its solution; null while it waits.
  outcome text check (outcome in ('kept', 'removed', 'withdrawn')),
  decided_by uuid references account,
  decided_at timestamptz,
  check (num_nonnulls(review_id, solution_id) = 1),
  check ((outcome is null) = (decided_at is null)));
create unique index content_flag_open on content_flag (review_id, solution_id, organisation_id) nulls not distinct
  where outcome is null;
create index content_flag_waiting_review on content_flag (created_at, id) where outcome is null and review_id is not null;
create index content_flag_waiting_solution on content_flag (created_at, id) where outcome is null and solution_id is not null;
create index content_flag_review on content_flag (review_id, created_at, id) where review_id is not null;
create index content_flag_solution on content_flag (solution_id, created_at, id) where solution_id is not null;
create index content_flag_of_organisation on content_flag (organisation_id);
create index content_flag_of_account on content_flag (account_id);
create index content_flag_decided_by on content_flag (decided_by) where decided_by is not null;`;

/* The release before does not read `removed_at`, so it still shows removed reviews. */
const REMOVED = `
alter table review
  add column removed_at timestamptz,
  -- When the association last kept it against reports; a new version for who decides meanwhile.
  add column kept_at timestamptz;
alter table solution add column kept_at timestamptz;
create index review_shown on review (project_id) where published_at is not null and removed_at is null;
create index review_shown_of_subject on review (subject_id, published_at desc)
  where published_at is not null and removed_at is null;`;

/** Reports of reviews and solutions, and reviews that the association removed. */
export class ContentFlags extends Migration {
  override up(): void {
    this.addSql(FLAGS + REMOVED);
  }
}

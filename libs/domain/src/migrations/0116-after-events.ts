import { Migration } from '@mikro-orm/migrations';

const FEEDBACK = `
create table event_feedback (
  -- The registration of the author, who attended the event.
  id uuid primary key references seat_registration,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  event_id uuid not null references event,
  account_id uuid not null references account,
  overall smallint not null check (overall between 1 and 5),
  content smallint not null check (content between 1 and 5),
  speakers smallint not null check (speakers between 1 and 5),
  organisation smallint not null check (organisation between 1 and 5),
  recommends boolean not null,
  liked text not null,
  improve text not null);
create index event_feedback_of_event on event_feedback (event_id);
create index event_feedback_of_account on event_feedback (account_id);
-- Attendees who were notified of the form.
create table event_feedback_asked (
  registration_id uuid primary key references seat_registration,
  asked_at timestamptz not null);
create index event_ended on event (ends_at) where status = 'published';`;

const MATERIALS = `
create table event_material (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  event_id uuid not null references event,
  added_by uuid not null references account,
  position integer not null,
  title text not null check (title <> ''),
  audience text not null check (audience in ('registered', 'present')),
  file_id uuid unique references stored_file,
  url text,
  -- When those concerned were notified.
  announced_at timestamptz,
  check ((file_id is null) <> (url is null)));
create index event_material_of_event on event_material (event_id, position);
create index event_material_unannounced on event_material (event_id) where announced_at is null;
create index event_material_added_by on event_material (added_by);
-- When those registered were last notified of materials.
alter table event add column materials_announced_at timestamptz;
alter table stored_file drop constraint stored_file_purpose_check,
  add constraint stored_file_purpose_check check (purpose in ('application', 'export', 'attachment', 'magazine', 'material'));
create index stored_file_of_materials on stored_file (created_at) where purpose = 'material';`;

/** What follows an event: the answers of those who attended, and materials. */
export class AfterEvents extends Migration {
  override up(): void {
    for (const part of [FEEDBACK, MATERIALS]) this.addSql(part);
  }
}

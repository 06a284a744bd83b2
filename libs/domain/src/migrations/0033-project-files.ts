import { Migration } from '@mikro-orm/migrations';

/** Files of a project, which either side adds, some of them with a delivery. */
export class ProjectFiles extends Migration {
  override up(): void {
    this.addSql(`
alter table attachment
  add column project_id uuid references project,
  add column delivery_id uuid references delivery,
  add column created_at timestamptz not null default now(),
  drop constraint attachment_check1,
  add constraint attachment_of_one_thing check (num_nonnulls(request_id, offer_id, project_id) = 1),
  add constraint attachment_delivered_in_project check (delivery_id is null or project_id is not null),
  add constraint attachment_project_id_file_id_key unique (project_id, file_id);
create index attachment_of_delivery on attachment (delivery_id) where delivery_id is not null;`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The picture that an organisation shows beside its name. Public pages are told of another one. */
export class OrganisationLogos extends Migration {
  override up(): void {
    this.addSql(`
alter table organisation add column logo_image_id uuid references image;
create index organisation_by_logo on organisation (logo_image_id) where logo_image_id is not null;
create trigger organisation_logo_changed after update of logo_image_id on organisation
  for each row when (new.status in ('approved', 'suspended')) execute function public_changed('partners');`);
  }
}

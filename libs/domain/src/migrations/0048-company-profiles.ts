import { Migration } from '@mikro-orm/migrations';

const TABLES = ['certificate', 'portfolio_item', 'discount'];

/** What firms tell of themselves: facts, specializations, where they work; each section of a profile has its version. */
export class CompanyProfiles extends Migration {
  override up(): void {
    this.addSql(`
alter table organisation
  add column industry text check (industry in ('consultancy', 'it', 'construction', 'legal', 'financial', 'marketing', 'other')),
  add column founded_year smallint check (founded_year between 1850 and 2100),
  add column specializations text[] not null default '{}',
  add column served_counties text[] not null default '{}',
  add column capacity smallint check (capacity between 1 and 500),
  -- How often each section was saved, and one; a section that is not named, never.
  add column profile_versions jsonb not null default '{}';
create trigger organisation_profile_changed
  after update of industry, founded_year, specializations, served_counties, capacity on organisation
  for each row when (new.status in ('approved', 'suspended')) execute function public_changed('partners');`);
    // The same place is in the order that there was before.
    for (const table of TABLES) this.addSql(`alter table ${table} add column sort smallint not null default 0`);
  }
}

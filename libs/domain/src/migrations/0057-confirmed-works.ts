import { Migration } from '@mikro-orm/migrations';

/** Works of a firm's portfolio that an authority confirms: whom the firm asked, and what came of it. */
export class ConfirmedWorks extends Migration {
  override up(): void {
    this.addSql(`
create table work_confirmation (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  work_id uuid not null references portfolio_item on delete cascade,
  -- Who was asked by name; of a link, who has decided by it.
  authority_id uuid references organisation,
  -- Of a link, which any authority may use once.
  token_hash text unique,
  status text not null default 'open' check (status in ('open', 'confirmed', 'declined', 'revoked', 'expired')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  constraint work_confirmation_of_somebody check (authority_id is not null or token_hash is not null));
create unique index work_confirmation_one_open on work_confirmation (work_id) where status = 'open';
create index work_confirmation_of_work on work_confirmation (work_id, id);
create index work_confirmation_waiting on work_confirmation (authority_id, expires_at) where status = 'open';
create index work_confirmation_ending on work_confirmation (expires_at) where status = 'open';
alter table portfolio_item
  add column confirmed_by uuid references organisation,
  add column confirmed_at timestamptz,
  add constraint portfolio_item_confirmed check ((confirmed_by is null) = (confirmed_at is null));

-- What was confirmed is what was read: another text is not. The release before knows of no confirmation.
create function forget_confirmation() returns trigger language plpgsql as $$
begin
  if (new.name, new.beneficiary, new.budget, new.year, new.description)
    is distinct from (old.name, old.beneficiary, old.budget, old.year, old.description) then
    new.confirmed_by := null;
    new.confirmed_at := null;
  end if;
  return new;
end $$;
create trigger portfolio_item_changed before update on portfolio_item
  for each row when (old.confirmed_by is not null) execute function forget_confirmation();`);
  }
}

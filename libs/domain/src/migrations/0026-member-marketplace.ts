import { Migration } from '@mikro-orm/migrations';
import { LEI_PER_EURO } from '@psp/contracts/marketplace';
import { MIN_ANSWERS } from '@psp/contracts/partners';

/** Hours from when a firm `f` could see a request `r`, from its sending, its own admission or its invitation, to its offer `o`. */
export const WAITED = `extract(epoch from coalesce(
    (select min(a.at) from audit a where a.entity_id = o.id and a.action = 'offer.submit' and a.outcome = 'done'), o.submitted_at)
  - greatest(r.sent_at, f.decided_at, (select i.created_at from service_request_invitation i
      where r.visibility = 'invited' and i.request_id = r.id and i.organisation_id = f.id))) / 3600`;

const RESPONSES = `
create function firm_response(firm uuid) returns table (answers integer, median_hours numeric) language sql stable as $$
  select count(*)::integer, case when count(*) >= ${MIN_ANSWERS}
    then round(percentile_cont(0.5) within group (order by greatest(0, ${WAITED}))::numeric, 1) end
  from offer o join organisation f on f.id = o.organisation_id join service_request r on r.id = o.request_id
  where o.organisation_id = firm and o.submitted_at is not null and r.sent_at is not null $$;
create table partner_response (
  organisation_id uuid primary key references organisation on delete cascade,
  -- Null below so many answers that a median says something.
  median_hours numeric);
create index partner_response_soon on partner_response (median_hours, organisation_id) where median_hours is not null;
insert into partner_response
  select f.id, r.median_hours from (select distinct organisation_id as id from offer where submitted_at is not null) f,
    lateral firm_response(f.id) r;`;

const FAVOURITES = `
create table favourite_partner (
  organisation_id uuid not null references organisation,
  partner_id uuid not null references organisation,
  created_at timestamptz not null default now(),
  primary key (organisation_id, partner_id));
create index favourite_partner_of_firm on favourite_partner (partner_id);`;

/* Prices of two currencies in one order. */
const PRICES = `
create function in_lei(price numeric, currency text) returns numeric language sql immutable parallel safe as $$
  select price * case currency when 'EUR' then ${LEI_PER_EURO} else 1 end $$;
create index solution_by_price on solution (in_lei(price_min, currency), id) where status = 'published';`;

/** How soon firms answer, which of them an authority keeps, and the order of solutions by price. */
export class MemberMarketplace extends Migration {
  override up(): void {
    for (const part of [RESPONSES, FAVOURITES, PRICES]) this.addSql(part);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { CERTIFICATES, PRICE_BANDS } from '@psp/contracts/marketplace';
import { TODAY } from '../time.ts';

const COLUMNS = `
alter table organisation
  add column domain_slugs text[] not null default '{}',
  -- Until when it has a certificate of each kind, in the order of CERTIFICATES; empty without certificates.
  add column certified date[] not null default '{}',
  -- Lowest price in lei of its solutions in the marketplace, infinite where none has a price; null without solutions there.
  add column cheapest numeric,
  add column price_bands text[] not null default '{}',
  -- When the first of these solutions ends.
  add column offered_until date;`;

const certificates = CERTIFICATES.map((kind) => {
  const of = kind === 'any' ? '' : ` filter (where name like '%${kind}%')`;
  return `max(coalesce(valid_until, 'infinity'))${of}`;
});
const bands = Object.entries(PRICE_BANDS).map(
  ([band, [from, to]]) =>
    `case when bool_or(in_lei(price_min, currency) < ${to} and in_lei(price_max, currency) >= ${from}) then '${band}' end`,
);

/*
 * The firm is held first: what follows a change of a solution or domain holds it too, less strictly, and two changes at one moment
 * would then wait for each other.
 */
const KEEP = `
create function keep_market(firms uuid[]) returns void language plpgsql as $$
  begin
    perform from organisation where id = any (firms) and kind = 'firma' order by id for no key update;
    update organisation o set domain_slugs = d.slugs, certified = c.certified, cheapest = s.cheapest, price_bands = s.bands,
      offered_until = s.until
    from organisation f
      cross join lateral (select coalesce(array_agg(domain_slug order by domain_slug), '{}') as slugs
        from organisation_domain where organisation_id = f.id) d
      cross join lateral (select case when count(*) > 0 then array[${certificates.join(', ')}] else '{}' end as certified
        from certificate where organisation_id = f.id) c
      cross join lateral (select min(coalesce(in_lei(price_min, currency), 'Infinity')) as cheapest,
          array_remove(array[${bands.join(', ')}], null) as bands, min(valid_until) as until
        from solution where organisation_id = f.id and status = 'published' and (valid_until is null or valid_until >= ${TODAY})) s
    where f.id = any (firms) and f.kind = 'firma' and o.id = f.id
      and (o.domain_slugs, o.certified, o.cheapest, o.price_bands, o.offered_until)
        is distinct from (d.slugs, c.certified, s.cheapest, s.bands, s.until);
  end $$;
create function market_changed() returns trigger language plpgsql as $$
  begin
    perform keep_market(array[case tg_op when 'DELETE' then old.organisation_id else new.organisation_id end]);
    return null;
  end $$;`;

/* Before the triggers that hold the firm less strictly: triggers run in the order of their names. */
const FOLLOW = ['organisation_domain', 'certificate', 'solution'].map(
  (table) => `create trigger ${table}_kept after insert or update or delete on ${table}
    for each row execute function market_changed();`,
);

/* What the filters ask is in the indexes: of the 100.000 firms that some combination leaves out no row is read. */
const filtered = 'county_code, rating, domain_slugs, certified, cheapest, price_bands';
const listed = `where kind = 'firma' and status = 'approved'`;
const INDEXES = `
create index organisation_market_rated on organisation (rating_order desc nulls last, rating_count desc, id) include (${filtered}) ${listed};
create index organisation_market_near on organisation (county_code, rating_order desc nulls last, rating_count desc, id)
  include (rating, domain_slugs, certified, cheapest, price_bands) ${listed};
create index organisation_market_newest on organisation (created_at desc, id desc) include (${filtered}) ${listed};
create index organisation_market_cheapest on organisation (cheapest, id)
  include (county_code, rating, domain_slugs, certified, price_bands) ${listed} and cheapest is not null;
create index organisation_market_bands on organisation using gin (price_bands) ${listed};
create index organisation_offered on organisation (offered_until) where offered_until is not null;`;

/** What the members' marketplace filters and orders firms by, kept with each firm. */
export class KeptMarket extends Migration {
  override up(): void {
    for (const part of [COLUMNS, KEEP]) this.addSql(part);
    this.addSql(`select keep_market(array(select id from organisation where kind = 'firma'))`);
    for (const part of [...FOLLOW, INDEXES]) this.addSql(part);
  }
}

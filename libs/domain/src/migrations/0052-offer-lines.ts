import { Migration } from '@mikro-orm/migrations';

/**
 * Lines of an offer, of which its price is the sum. The release before writes a price and a rate alone: where it changes
 * them, the lines no longer say what the offer does, and end.
 */
export class OfferLines extends Migration {
  override up(): void {
    this.addSql(`
create function offer_net(lines jsonb) returns numeric immutable parallel safe language sql as $$
  select nullif(sum(round((line ->> 'quantity')::numeric * (line ->> 'unitPrice')::numeric, 2)), 0)
  from jsonb_array_elements(lines) line $$;
create function offer_gross(lines jsonb) returns numeric immutable parallel safe language sql as $$
  select sum(net + round(net * rate / 100, 2)) from jsonb_array_elements(lines) line, lateral (
    select round((line ->> 'quantity')::numeric * (line ->> 'unitPrice')::numeric, 2) as net, (line ->> 'vatRate')::numeric as rate) each $$;
alter table offer add column lines jsonb;
create function end_offer_lines() returns trigger language plpgsql as $$
begin
  new.lines := null;
  return new;
end $$;
create trigger offer_lines_end before update of price, vat_rate on offer for each row
  when (new.lines is not null and new.lines = old.lines and (new.price, new.vat_rate) is distinct from (old.price, old.vat_rate))
  execute function end_offer_lines();
alter table offer add constraint offer_price_of_lines check (lines is null or price is not distinct from offer_net(lines));`);
  }
}

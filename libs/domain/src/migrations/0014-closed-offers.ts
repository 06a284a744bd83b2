import { Migration } from '@mikro-orm/migrations';

/** Offers that end because nobody will decide on them any more: until now they were called expired, without a reason. */
export class ClosedOffers extends Migration {
  override up(): void {
    this.addSql(`
alter table offer drop constraint offer_status_check,
  add constraint offer_status_check check (status in
    ('draft', 'submitted', 'to_confirm', 'withdrawn', 'shortlisted', 'accepted', 'declined', 'expired', 'closed')),
  add constraint offer_closed_with_reason check (status <> 'closed' or decline_reason <> '');
update offer o set status = 'closed', decline_reason = case r.status
    when 'cancelled' then 'Solicitarea a fost anulată: ' || r.cancel_reason
    when 'expired' then 'Autoritatea nu a ales nicio ofertă în 30 de zile de la termenul de depunere.'
    else 'Solicitarea s-a modificat, oferta nu a fost reconfirmată, iar autoritatea a ales altă ofertă.' end
from service_request r where r.id = o.request_id and o.status = 'expired' and (
  r.status in ('cancelled', 'expired') and o.decided_at = r.closed_at
  or o.decided_at = (select w.decided_at from offer w where w.request_id = r.id and w.status = 'accepted'));
update offer set decline_reason = 'A trecut data până la care era valabilă.' where status = 'expired' and decline_reason is null;`);
  }
}

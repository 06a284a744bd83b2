import { Migration } from '@mikro-orm/migrations';

/* By organisation: without these the planner reads what is under way of the whole portal for the few of one dashboard. */
const INDEXES = `
create index project_completed on project (firma_id, uat_id) where status = 'completed';
create index project_under_way_uat on project (uat_id) where status <> 'completed' and closed_at is null;
create index project_under_way_firma on project (firma_id) where status <> 'completed' and closed_at is null;
create index service_request_sent_by on service_request (organisation_id) where status = 'sent';`;

/** What an organisation has under way, and what a firm has completed, as dashboards and comparisons count them. */
export class OpenWork extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Reports of a year, and of one's own months. */
export class ReportPeriods extends Migration {
  override up(): void {
    this.addSql(`
alter table report_file drop constraint report_file_period_check,
  add constraint report_file_period_check check (period ~ '^(3|12|36|year|20\\d\\d-\\d\\d\\.\\.20\\d\\d-\\d\\d)$');`);
  }
}

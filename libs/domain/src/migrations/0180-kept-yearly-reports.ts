import { Migration } from '@mikro-orm/migrations';

/** Published yearly reports are not deleted, and their corrections neither change nor go. */
export class KeptYearlyReports extends Migration {
  override up(): void {
    this.addSql(`create trigger yearly_report_kept before delete on yearly_report
      for each row when (old.status = 'published') execute function yearly_report_frozen()`);
    this.addSql(`create trigger yearly_report_correction_frozen before update or delete on yearly_report_correction
      for each row execute function yearly_report_frozen()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** When a device was last not reached: one that fails again and again is tried now and then, not for each notification. */
export class WaitingPushDevices extends Migration {
  override up(): void {
    this.addSql(`alter table push_device add column failed_at timestamptz;`);
  }
}

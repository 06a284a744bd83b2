import { Migration } from '@mikro-orm/migrations';

/** Index of the list of those registered for one event or course. */
export class SeatLists extends Migration {
  override up(): void {
    this.addSql(
      `create index seat_registration_listed on seat_registration (pool_id, (status = 'waitlisted'), created_at, id)`,
    );
  }
}

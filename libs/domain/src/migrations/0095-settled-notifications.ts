import { Migration } from '@mikro-orm/migrations';

/** Finds the unread notifications of a page, which are marked as read when what they asked for is done. */
export class SettledNotifications extends Migration {
  override up(): void {
    this.addSql(`create index notification_of_page on notification (split_part(href, '?', 1)) where read_at is null;`);
  }
}

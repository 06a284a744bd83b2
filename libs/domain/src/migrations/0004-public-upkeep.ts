import { Migration } from '@mikro-orm/migrations';
import { NEWSLETTER_PREFERENCES } from './public-upkeep/newsletter.ts';

const GROUPS = [NEWSLETTER_PREFERENCES];

/** What keeps the public pages in order once they are in use: preferences of subscribers. */
export class PublicUpkeep extends Migration {
  override up(): void {
    for (const group of GROUPS) this.addSql(group);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { HOLIDAYS } from './public-upkeep/holidays.ts';
import { LEGAL_NOTES } from './public-upkeep/legal.ts';
import { NEWSLETTER_PICTURES } from './public-upkeep/newsletter-pictures.ts';
import { NEWSLETTER_PREFERENCES } from './public-upkeep/newsletter.ts';

const GROUPS = [NEWSLETTER_PREFERENCES, NEWSLETTER_PICTURES, LEGAL_NOTES, HOLIDAYS];

/**
 * What keeps the public pages in order once they are in use: preferences of subscribers, pictures of newsletters, notes of legal
 * texts, holidays of more years.
 */
export class PublicUpkeep extends Migration {
  override up(): void {
    for (const group of GROUPS) this.addSql(group);
  }
}

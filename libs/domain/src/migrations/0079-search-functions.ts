import { Migration } from '@mikro-orm/migrations';

/* Each was once searched by a function of its own. */
const LISTS = [
  ...['communities', 'organisations', 'applications', 'partners', 'solutions'],
  ...['articles', 'requests', 'accounts', 'subscribers', 'tickets'],
];

/** Drops the functions that searched lists, which no release calls any more. */
export class SearchFunctions extends Migration {
  override up(): void {
    for (const list of LISTS) this.addSql(`drop function find_${list}(text, text, text, integer)`);
  }
}

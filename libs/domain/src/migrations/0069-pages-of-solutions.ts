import { Migration } from '@mikro-orm/migrations';
import { FOUND_OF_FIRMS } from './matching/firm-texts.ts';
import { searchSource } from './public-face/search-source.ts';

/** The search leads to a solution's own page. */
export class PagesOfSolutions extends Migration {
  override up(): void {
    this.addSql(`create or replace ${searchSource(FOUND_OF_FIRMS, "'/marketplace/' || s.id")}
update search_document set href = '/marketplace/' || ref_id where kind = 'solution';`);
  }
}

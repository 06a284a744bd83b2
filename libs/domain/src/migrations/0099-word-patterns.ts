import { Migration } from '@mikro-orm/migrations';
import { WORD_PATTERNS } from './word-forms/patterns.ts';

/** Words of texts that have no vector are found by an index in all their forms, those of two letters too. */
export class WordPatterns extends Migration {
  override up(): void {
    this.addSql(WORD_PATTERNS);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Indexes of the words of organisations and communities, for the searches that `containsWordsByIndex` answers. */
export class WordIndexes extends Migration {
  override up(): void {
    this.addSql('create index organisation_words_found on organisation using gin (search_vector(search_text))');
    this.addSql('create index community_words_found on community using gin (search_vector(search_text))');
  }
}

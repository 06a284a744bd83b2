import { Migration } from '@mikro-orm/migrations';

/** Titles of topics as words, for topics alike; and the order of the list with what its filter reads, so that no row is read for the total. */
export class ForumIndexes extends Migration {
  override up(): void {
    this.addSql(
      `alter table forum_topic add column title_vector tsvector generated always as (search_vector(title)) stored`,
    );
    this.addSql(
      `create index forum_topic_titles on forum_topic using gin (title_vector) where status in ('open', 'locked')`,
    );
    this.addSql(
      `create index forum_topic_listed on forum_topic (is_pinned desc, last_at desc, id, category) where status in ('open', 'locked')`,
    );
    this.addSql('drop index forum_topic_active');
  }
}

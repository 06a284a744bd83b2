import { Migration } from '@mikro-orm/migrations';

/* In the order of the list, with what its filters read, so that totals and counts read no row. */
const listed = (name: string, where: string): string =>
  `create index ${name} on forum_topic (is_pinned desc, last_at desc, id, category) where status in ('open', 'locked')${where}`;

/** Titles of topics as words, for topics alike; and the lists of topics, by filter. */
export class ForumIndexes extends Migration {
  override up(): void {
    this.addSql(
      'alter table forum_topic add column title_vector tsvector generated always as (search_vector(title)) stored',
    );
    this.addSql(
      `create index forum_topic_titles on forum_topic using gin (title_vector) where status in ('open', 'locked')`,
    );
    this.addSql('drop index forum_topic_active, forum_topic_unanswered, forum_topic_solved');
    this.addSql(listed('forum_topic_active', ''));
    this.addSql(listed('forum_topic_unanswered', ' and replies = 0'));
    this.addSql(listed('forum_topic_solved', ' and accepted_id is not null'));
  }
}

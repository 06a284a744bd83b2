import { Migration } from '@mikro-orm/migrations';

/** An article says in words what its picture shows; those written before have none. */
export class ArticleCovers extends Migration {
  override up(): void {
    this.addSql(`
alter table article add column cover_alt text not null default '';
alter table article_revision add column cover_alt text not null default '';`);
  }
}

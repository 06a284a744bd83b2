import { Migration } from '@mikro-orm/migrations';

const FAVOURITES = `
alter table library_favourite
  add column article_id uuid references article on delete cascade,
  drop constraint library_favourite_of_one,
  add constraint library_favourite_of_one check (num_nonnulls(document_id, act_id, article_id) = 1),
  drop constraint library_favourite_once,
  add constraint library_favourite_once unique nulls not distinct (document_id, act_id, article_id, account_id);
create index library_favourite_of_article on library_favourite (article_id) where article_id is not null;`;

/** A published article can be a favourite, as a document or an act. */
export class FavouriteArticles extends Migration {
  override up(): void {
    this.addSql(FAVOURITES);
  }
}

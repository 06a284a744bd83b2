import { Migration } from '@mikro-orm/migrations';

/** People whom posts of the forum mention, each once for a post. A membership that has ended leaves its row. */
export class ForumMentions extends Migration {
  override up(): void {
    this.addSql(`create table forum_mention (
      post_id uuid not null references forum_post,
      -- As the text names it; the membership may be gone.
      membership_id uuid not null,
      account_id uuid not null references account,
      organisation_id uuid not null references organisation,
      -- Null while the post waits for the association, or the person may not read it.
      told_at timestamptz,
      primary key (post_id, membership_id))`);
    this.addSql('create index forum_mention_of_account on forum_mention (account_id)');
    this.addSql('create index forum_mention_of_organisation on forum_mention (organisation_id)');
  }
}

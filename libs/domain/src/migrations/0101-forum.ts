import { Migration } from '@mikro-orm/migrations';

const CATEGORIES = `
create table forum_category (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  version integer not null default 1,
  name text not null check (name <> ''),
  readers text not null default 'everyone' check (readers in ('everyone', 'uat', 'firma')),
  position integer not null,
  -- Its topics are news for members of this domain.
  domain_slug text references domain,
  is_on boolean not null default true);
create index forum_category_domain on forum_category (domain_slug) where domain_slug is not null;`;

const TOPICS = `
create table forum_topic (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  category text not null references forum_category,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  title text not null check (title <> ''),
  status text not null check (status in ('pending', 'open', 'locked', 'hidden', 'merged')),
  is_pinned boolean not null default false,
  merged_into uuid references forum_topic,
  accepted_id uuid,
  accepted_by uuid references account,
  accepted_at timestamptz,
  public_at timestamptz,
  -- Kept by forum_count, which every change of its posts calls.
  replies integer not null default 0,
  last_at timestamptz not null,
  last_id uuid,
  check ((status = 'merged') = (merged_into is not null)),
  check ((accepted_id is null) = (accepted_at is null)));
create index forum_topic_active on forum_topic (is_pinned desc, last_at desc, id) where status in ('open', 'locked');
create index forum_topic_of_category on forum_topic (category, is_pinned desc, last_at desc, id) where status in ('open', 'locked');
create index forum_topic_unanswered on forum_topic (last_at desc, id) where status in ('open', 'locked') and replies = 0;
create index forum_topic_solved on forum_topic (last_at desc, id) where status in ('open', 'locked') and accepted_id is not null;
create index forum_topic_of_account on forum_topic (account_id, last_at desc, id);
create index forum_topic_of_organisation on forum_topic (organisation_id);
create index forum_topic_merged on forum_topic (merged_into) where merged_into is not null;
create index forum_topic_accepted_by on forum_topic (accepted_by) where accepted_by is not null;`;

const POSTS = `
create table forum_post (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  topic_id uuid not null references forum_topic,
  -- The topic that it was written in, where that was merged into another.
  written_in uuid references forum_topic,
  is_opening boolean not null,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  status text not null check (status in ('pending', 'published', 'removed', 'contested', 'deleted')),
  -- Title of the topic that it opens.
  title text,
  body text not null,
  body_text text not null,
  image_ids uuid[] not null default '{}',
  -- When readers first saw it, or when it was written while it waits.
  published_at timestamptz not null,
  edited_at timestamptz,
  edits integer not null default 0,
  quoted_id uuid references forum_post,
  thanks integer not null default 0,
  removed_by uuid references account,
  removed_at timestamptz,
  reason text,
  contested_at timestamptz,
  contest text,
  search_text text generated always as (search_fold(coalesce(title || ' ', '') || body_text)) stored,
  search_vector tsvector generated always as (search_vector(coalesce(title || ' ', '') || body_text)) stored);
create unique index forum_post_opening on forum_post (topic_id) where is_opening and written_in is null;
create index forum_post_of_topic on forum_post (topic_id, published_at, id);
create index forum_post_of_account on forum_post (account_id, status);
create index forum_post_of_organisation on forum_post (organisation_id);
create index forum_post_quoted on forum_post (quoted_id) where quoted_id is not null;
create index forum_post_waiting on forum_post (created_at, id) where status in ('pending', 'contested');
create index forum_post_removed_by on forum_post (removed_by) where removed_by is not null;
create index forum_post_images on forum_post using gin (image_ids) where image_ids <> '{}';
create index forum_post_words on forum_post using gin (search_text gin_trgm_ops);
create index forum_post_vector on forum_post using gin (search_vector);
alter table forum_topic add foreign key (accepted_id) references forum_post, add foreign key (last_id) references forum_post;
create index forum_topic_accepted on forum_topic (accepted_id) where accepted_id is not null;
create index forum_topic_last on forum_topic (last_id) where last_id is not null;
create table forum_post_text (
  post_id uuid not null references forum_post,
  number integer not null,
  body text not null,
  until_at timestamptz not null,
  primary key (post_id, number));`;

const READERS = `
create table forum_thanks (
  post_id uuid not null references forum_post,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  primary key (post_id, account_id));
create index forum_thanks_of_account on forum_thanks (account_id);
create index forum_thanks_of_organisation on forum_thanks (organisation_id);
create table forum_reader (
  topic_id uuid not null references forum_topic,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  read_until timestamptz,
  is_followed boolean not null default false,
  primary key (topic_id, account_id, organisation_id));
create index forum_reader_followed on forum_reader (account_id, organisation_id, topic_id) where is_followed;
create index forum_reader_of_topic on forum_reader (topic_id) where is_followed;
create table forum_flag (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  post_id uuid not null references forum_post,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  reason text not null,
  text text not null default '',
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  constraint forum_flag_once unique (post_id, account_id));
create index forum_flag_open on forum_flag (created_at, id) where status = 'open';
create index forum_flag_of_account on forum_flag (account_id);
create index forum_flag_of_organisation on forum_flag (organisation_id);
create table forum_word (
  word text primary key check (word = search_fold(word)),
  created_by uuid not null references account,
  created_at timestamptz not null);
create index forum_word_by on forum_word (created_by);`;

/* Counts under the topic's lock, which every command on its posts holds. */
const COUNT = `
create function forum_count(topic uuid) returns void language sql as $$
  update forum_topic t set replies = p.replies, last_at = coalesce(p.last_at, t.created_at), last_id = p.last_id
  from (select count(*)::int as replies, max(published_at) as last_at,
      (array_agg(id order by published_at desc, id desc))[1] as last_id
    from forum_post where topic_id = topic and not is_opening and status = 'published') p
  where t.id = topic $$;`;

/** The forum: categories, topics with their posts, what readers thank for, follow and flag. */
export class Forum extends Migration {
  override up(): void {
    for (const part of [CATEGORIES, TOPICS, POSTS, READERS, COUNT]) this.addSql(part);
  }
}

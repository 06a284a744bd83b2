/** Tables that public pages are made of; the topic of each is what its change makes stale. */
const TOPICS = {
  organisation: 'partners',
  organisation_domain: 'partners',
  review: 'partners',
  project: 'partners',
  certificate: 'partners',
  portfolio_item: 'partners',
  team_member: 'partners',
  discount: 'partners',
  solution: 'solutions',
  community: 'communities',
  community_attraction: 'communities',
  community_project: 'communities',
  community_image: 'communities',
  blog_category: 'articles',
  article_category: 'articles',
  site_section: 'content',
  legal_version: 'content',
} as const;
/** Not its views, which change with every reader. */
const OF_ARTICLE = 'title, category, summary, body, cover_image_id, status, published_at';

/*
 * By statement, so that a write of a thousand rows says so once. PostgreSQL folds equal notices of one transaction into one and
 * sends them when it is committed.
 */
export const PUBLIC_CHANGES = `
create function public_changed() returns trigger language plpgsql as $$
  begin perform pg_notify('public_changed', tg_argv[0]); return null; end $$;
${Object.entries(TOPICS)
  .map(
    ([table, topic]) => `create trigger ${table}_public_changed after insert or update or delete on ${table}
  for each statement execute function public_changed('${topic}');`,
  )
  .join('\n')}
create trigger offer_public_changed after update of submitted_at on offer
  for each statement execute function public_changed('partners');
create trigger article_public_changed after insert or delete or update of ${OF_ARTICLE} on article
  for each statement execute function public_changed('articles');`;

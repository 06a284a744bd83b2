/** Tables that public pages are made of; the topic of each is what its change makes stale. */
const TOPICS = {
  review: 'partners',
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
/** What partners, communities and the landing page show of it, and what is counted; not its milestones. */
const OF_PROJECT =
  'title, status, progress, uat_id, firma_id, offer_id, due_on, started_at, delivered_at, completed_at, closed_at';
/** Not what only its application and its administrators see. */
const OF_ORGANISATION = [
  'name, kind, status, uat_type, county_code, locality, address, description, website, phone, email, employees',
  'experience_years, services, verified_at, rating_count, rating_sum, created_at, decided_at',
].join(', ');
/** Organisations that were admitted: of the suspended, the reviews they wrote still bear the name. */
const admitted = (row: string) => `${row}.status in ('approved', 'suspended')`;

/* By row, for only rows can be looked at: a sign-up is nobody's business until it is approved. */
const ORGANISATIONS = `
create trigger organisation_came after insert on organisation
  for each row when (${admitted('new')}) execute function public_changed('partners');
create trigger organisation_changed after update of ${OF_ORGANISATION} on organisation
  for each row when (${admitted('old')} or ${admitted('new')}) execute function public_changed('partners');
create trigger organisation_went after delete on organisation
  for each row when (${admitted('old')}) execute function public_changed('partners');
-- The organisation's row is held: it is approved either before, and this is told, or after, and that is.
create function organisation_domain_changed() returns trigger language plpgsql as $$
  declare
    owner record;
  begin
    select status into owner from organisation where id = coalesce(new.organisation_id, old.organisation_id) for share;
    if ${admitted('owner')} then perform pg_notify('public_changed', 'partners'); end if;
    return null;
  end $$;
create trigger organisation_domain_public_changed after insert or update or delete on organisation_domain
  for each row execute function organisation_domain_changed();`;

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
${ORGANISATIONS}
create trigger project_public_changed after insert or delete or update of ${OF_PROJECT} on project
  for each statement execute function public_changed('partners');
create trigger offer_public_changed after update of submitted_at on offer
  for each statement execute function public_changed('partners');
create trigger article_public_changed after insert or delete or update of ${OF_ARTICLE} on article
  for each statement execute function public_changed('articles');`;

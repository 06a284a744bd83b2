import { FIRST_LEGAL_DATE, LEGAL_SLUGS } from '@psp/contracts/legal-documents';
import { SECTION_KEYS } from '@psp/contracts/site-content';
import { FIRST_TEXTS } from '../../joining/legal/first/documents.ts';
import { FIRST_CONTENT } from '../../publishing/site-content/first-content.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listed = (values: readonly string[]): string => values.map(quoted).join(', ');

const sections = SECTION_KEYS.map((key) => `(${quoted(key)}, ${quoted(JSON.stringify(FIRST_CONTENT[key]))}::jsonb)`);
const texts = LEGAL_SLUGS.map((slug) => {
  const { lead, body } = FIRST_TEXTS[slug];
  return `(${[slug, lead, body, FIRST_LEGAL_DATE].map(quoted).join(', ')}, 1, 'published', now())`;
});

/**
 * What the association says on the public pages: sections of the landing page and legal documents, each with all that it
 * said before. How the association is reached moves here from its organisation.
 */
export const SITE_CONTENT = `
create table site_section (
  id uuid primary key default uuidv7(),
  key text not null unique check (key in (${listed(SECTION_KEYS)})),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references account,
  version integer not null default 1);
-- Every version, the present one too.
create table site_section_version (
  section_id uuid not null references site_section,
  number integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references account,
  primary key (section_id, number));
create function keep_site_section() returns trigger language plpgsql as $$
  begin
    insert into site_section_version values (new.id, new.version, new.content, new.saved_at, new.saved_by);
    return null;
  end $$;
create trigger site_section_kept after insert or update on site_section for each row execute function keep_site_section();
-- A text that is tried out; whoever has the secret of its address sees the page with it.
create table site_preview (
  token_hash text primary key,
  section text not null references site_section (key),
  content jsonb not null,
  created_by uuid not null references account,
  expires_at timestamptz not null);
create table legal_version (
  id uuid primary key default uuidv7(),
  slug text not null check (slug in (${listed(LEGAL_SLUGS)})),
  lead text not null check (btrim(lead) <> ''),
  -- HTML, sanitised when it was written.
  body text not null,
  effective_on date,
  number integer check (number >= 1),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  published_by uuid references account,
  -- False while it waits for its day; what is shown changes on that day although nobody writes anything.
  is_told boolean not null default true,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (slug, number),
  unique (slug, effective_on),
  check ((status = 'published') = (number is not null)),
  check (status = 'draft' or (effective_on is not null and published_at is not null)));
create unique index legal_version_one_draft on legal_version (slug) where status = 'draft';
create function keep_legal_version() returns trigger language plpgsql as $$
  begin raise exception 'a published legal version is never changed'; end $$;
create trigger legal_version_kept before delete or update of slug, lead, body, effective_on, number, status on legal_version
  for each row when (old.status = 'published') execute function keep_legal_version();
insert into site_section (key, content) values
${sections.join(',\n')};
update site_section set content = content || (select jsonb_build_object('email', coalesce(email, ''), 'phone', coalesce(phone, ''))
    from organisation where kind = 'admin' and status = 'approved' order by id limit 1), version = 2, saved_at = now()
  where key = 'contact' and exists (select from organisation where kind = 'admin' and status = 'approved'
    and (email <> '' or phone <> ''));
insert into legal_version (slug, lead, body, effective_on, number, status, published_at) values
${texts.join(',\n')};
`;

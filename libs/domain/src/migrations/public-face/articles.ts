interface Chip {
  slug: string;
  name: string;
  isOn: boolean;
}

const CHIPS: readonly Chip[] = [
  { slug: 'administrare', name: 'Administrare', isOn: true },
  { slug: 'renovari', name: 'Renovări', isOn: false },
  { slug: 'design-interior', name: 'Design Interior', isOn: false },
  { slug: 'tehnologie', name: 'Tehnologie', isOn: true },
  { slug: 'legislatie', name: 'Legislație', isOn: true },
];

/* By kind of author: the name it chooses, and the chip under which readers find it. */
const CHOICES: Record<'uat' | 'firma', readonly [slug: string, name: string, chip: string][]> = {
  uat: [
    ['uat-stiri-locale', 'Știri Locale', 'administrare'],
    ['uat-proiecte', 'Proiecte', 'administrare'],
    ['uat-evenimente', 'Evenimente', 'administrare'],
    ['uat-anunturi', 'Anunțuri', 'administrare'],
    ['uat-realizari', 'Realizări', 'administrare'],
    ['uat-dezvoltare-locala', 'Dezvoltare Locală', 'administrare'],
  ],
  firma: [
    ['firma-fonduri-europene', 'Fonduri Europene', 'administrare'],
    ['firma-dezvoltare-locala', 'Dezvoltare Locală', 'administrare'],
    ['firma-it-digitalizare', 'IT și Digitalizare', 'tehnologie'],
    ['firma-mediu', 'Mediu și Sustenabilitate', 'administrare'],
    ['firma-consultanta-juridica', 'Consultanță Juridică', 'legislatie'],
    ['firma-achizitii-publice', 'Achiziții Publice', 'legislatie'],
    ['firma-managementul-proiectelor', 'Managementul Proiectelor', 'administrare'],
    ['firma-dezvoltare-rurala', 'Dezvoltare Rurală', 'administrare'],
    ['firma-inovatie', 'Inovație și Cercetare', 'tehnologie'],
  ],
};

const valuesOf = (rows: readonly (readonly (string | number | boolean)[])[]): string =>
  rows.map((row) => `(${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')})`).join(',\n  ');

const chipRows = CHIPS.map(({ slug, name, isOn }, position) => [slug, name, position, isOn]);
const choiceRows = [
  ...Object.entries(CHOICES).flatMap(([kind, choices]) =>
    choices.map(([slug, name, chip], position) => [slug, name, kind, chip, position, true]),
  ),
  // The association chooses among the blog's own.
  ...CHIPS.map(({ slug, name, isOn }, position) => [`admin-${slug}`, name, 'admin', slug, position, isOn]),
];

/** Articles of authorities, firms and the association. */
export const ARTICLES = `
create table blog_category (slug text primary key, name text not null unique, position smallint not null, is_on boolean not null default true);
-- What an author chooses from, by kind of organisation, and under which chip of the blog it is found.
create table article_category (
  slug text primary key,
  name text not null,
  author_kind text not null check (author_kind in ('uat', 'firma', 'admin')),
  blog_slug text not null references blog_category,
  position smallint not null,
  is_on boolean not null default true,
  unique (author_kind, name));
insert into blog_category (slug, name, position, is_on) values
  ${valuesOf(chipRows)};
insert into article_category (slug, name, author_kind, blog_slug, position, is_on) values
  ${valuesOf(choiceRows)};
create table article (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  title text not null check (btrim(title) <> ''),
  category text not null references article_category,
  summary text not null default '',
  -- HTML, sanitised when it was written.
  body text not null,
  body_text text not null,
  -- Computed from summary and body when they were written, so that lists need not read whole texts.
  excerpt text not null default '',
  reading_minutes smallint not null default 1 check (reading_minutes > 0),
  cover_image_id uuid references image,
  status text not null default 'draft' check (status in ('draft', 'pending', 'published', 'rejected', 'withdrawn')),
  -- Why it was rejected, sent back or withdrawn, for its author to read.
  reason text,
  submitted_at timestamptz,
  published_at timestamptz,
  views integer not null default 0 check (views >= 0),
  search_text text generated always as (search_fold(title || ' ' || summary)) stored,
  search_vector tsvector generated always as (search_vector(title || ' ' || summary || ' ' || body_text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status not in ('rejected', 'withdrawn') or reason <> ''),
  check (status <> 'published' or published_at is not null));
create index article_published on article (published_at desc, id) where status = 'published';
create index article_published_by_category on article (category, published_at desc, id) where status = 'published';
create index article_search_text on article using gin (search_text gin_trgm_ops) where status = 'published';
create index article_search_vector on article using gin (search_vector) where status = 'published';
create index article_of_organisation on article (organisation_id, updated_at desc, id);
create index article_to_moderate on article (submitted_at, id) where status = 'pending';
-- The changed text of an article that stays up as it is until this is approved.
create table article_revision (
  id uuid primary key default uuidv7(),
  article_id uuid not null references article,
  created_by uuid not null references account,
  title text not null check (btrim(title) <> ''),
  category text not null references article_category,
  summary text not null default '',
  body text not null,
  body_text text not null,
  cover_image_id uuid references image,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  version integer not null default 1,
  check (status <> 'rejected' or reason <> ''));
create unique index article_revision_one_pending on article_revision (article_id) where status = 'pending';
create index article_revision_to_moderate on article_revision (created_at, id) where status = 'pending';
-- Secret of a day, thrown away with it: then nobody can tell any more whose view was whose.
create table article_view_secret (day date primary key, secret text not null);
-- One view of a visitor and day; the hash is made with the day's secret and holds no address.
create table article_view (
  article_id uuid not null references article,
  day date not null,
  visitor_hash text not null,
  primary key (article_id, day, visitor_hash));
alter table account alter column mail_topics set default '{requests,offers,projects,reviews,organisation,articles}';
-- Who wants no mail at all still does not.
update account set mail_topics = mail_topics || '{articles}' where mail_topics <> '{}';`;

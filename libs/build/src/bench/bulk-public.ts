import { passageOf, textOf } from './passages.ts';

/** Every authority's showcase, with three attractions and two projects. */
const COMMUNITIES = [
  `insert into community (organisation_id, name, county_code, status, published_at, description, objectives, population)
   select b.id, ${passageOf('name', 'b.nr', 0)} || ' ' || b.nr, b.county_code, 'published', :now::timestamptz - b.nr * interval '1 minute',
     ${textOf('b.nr', 1, 5)}, ${textOf('b.nr', 5, 7)}, 1000 + b.nr % 9000 from bulk b where b.kind = 'uat'`,
  `insert into community_attraction (community_id, name, type, position)
   select c.id, ${passageOf('title', 'b.nr + k', 3)}, (array['istoric', 'cultural', 'natural'])[1 + k], k
   from bulk b join community c on c.organisation_id = b.id, generate_series(0, 2) k`,
  `insert into community_project (community_id, title, status)
   select c.id, ${passageOf('title', 'b.nr + k', 5)}, (array['in_progress', 'completed'])[1 + k]
   from bulk b join community c on c.organisation_id = b.id, generate_series(0, 1) k`,
];

/** Two solutions of each third firm, most with a price, some in euro: the others show their services. */
const SOLUTIONS = `
  insert into solution (organisation_id, created_by, title, description, domain_slug, features, price_min, price_max, currency, status, published_at)
  select b.id, b.account_id, ${passageOf('title', 'b.nr + k', 1)}, ${textOf('b.nr + k', 2, 5)}, d.slugs[1 + (b.nr + k) % 9],
    array[${passageOf('title', 'b.nr + k', 6)}], p.price, p.price * 2, case when b.nr % 5 = 0 then 'EUR' else 'RON' end,
    'published', :now::timestamptz - b.nr * interval '1 minute'
  from bulk b, generate_series(0, 1) k, (select array_agg(slug order by position) as slugs from domain) d,
    lateral (select case when b.nr % 11 > 0 then 300 + (b.nr * 37 + k * 911) % 120000 end as price) p where b.kind = 'firma' and b.nr % 3 = 0`;

/** Two certificates of each fourth firm, a sixth of them past their day. */
const CERTIFICATES = `
  insert into certificate (organisation_id, name, valid_until)
  select b.id, (array['ISO 9001:2015', 'ISO 14001:2015', 'ISO/IEC 27001:2022', 'ISO 45001:2018', 'ISO 37001:2016'])[1 + (b.nr / 4 + k) % 5],
    (:now::timestamptz + (b.nr % 6 * 2 - 1) * interval '30 days')::date
  from bulk b, generate_series(0, 1) k where b.kind = 'firma' and b.nr % 4 = 0`;

/** Half as many articles as there are organisations; a hundredth of them wait for the association. */
const ARTICLES = `
  insert into article (organisation_id, created_by, title, category, summary, body, body_text, excerpt, status, submitted_at, published_at, updated_at)
  select b.id, b.account_id, ${passageOf('title', 'b.nr', 1)} || ' ' || ${passageOf('title', 'b.nr', 2)}, c.slugs[1 + b.nr % cardinality(c.slugs)],
    ${textOf('b.nr', 3, 5)}, '<p>Text</p>', ${textOf('b.nr', 5, 12)}, ${passageOf('body', 'b.nr', 3)},
    case when b.nr % 200 = 0 then 'pending' else 'published' end, t.at, case when b.nr % 200 > 0 then t.at end, t.at
  from bulk b join (select author_kind, array_agg(slug order by position) as slugs from article_category group by author_kind) c on c.author_kind = b.kind,
    lateral (select :now::timestamptz - b.nr * interval '1 minute' as at) t
  where b.nr % 2 = 0`;

/** A tenth of the firms waits to be admitted, a fifth of the organisations has written, half of them read the newsletter. */
const OFFICE = [
  `update organisation o set status = 'pending', decided_at = null from bulk b where o.id = b.id and b.kind = 'firma' and b.nr % 10 = 9`,
  `insert into ticket (kind, status, subject, name, email, account_id, organisation_id, submission_key, due_at, waiting_since, resolved_at, closed_at)
   select 'support', s.status, ${passageOf('title', 'b.nr', 4)}, 'Persoana ' || b.nr, b.kind || '-' || b.nr || '@bulk.example', b.account_id, b.id, uuidv7(),
     case s.status when 'open' then :now::timestamptz + b.nr % 5000 * interval '1 minute' end, case s.status when 'open' then :now::timestamptz end,
     case s.status when 'closed' then :now::timestamptz end, case s.status when 'closed' then :now::timestamptz end
   from bulk b, lateral (select (array['open', 'pending', 'closed', 'closed'])[1 + b.nr / 5 % 4] as status) s where b.nr % 5 = 0`,
  `insert into subscriber (email, status, source, county_code)
   select b.kind || '-' || b.nr || '@bulk.example', (array['confirmed', 'pending'])[1 + b.nr / 2 % 2], 'footer', b.county_code from bulk b where b.nr % 2 = 0`,
  `insert into notification (account_id, organisation_id, title, message, href, read_at)
   select b.account_id, b.id, 'Ofertă nouă', 'Ați primit o ofertă.', '/uat/service-requests', case when k > 3 then :now::timestamptz end
   from bulk b, generate_series(0, case when b.nr = 1 then 5000 else 4 end) k`,
];

/** What the public pages show and the association reads, of the organisations in the temporary table `bulk`. */
export const PUBLIC_FACE = [...COMMUNITIES, SOLUTIONS, CERTIFICATES, ARTICLES, ...OFFICE];

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { LEGAL_SLUGS } from '@psp/contracts/legal-documents';
import { suggestionView } from '@psp/contracts/search';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { createReadDb } from '../read-db.ts';
import { search, suggest } from '../overseeing/search/queries.ts';
import { seedTaxonomies } from '../operating/taxonomies/seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

const [admin, uat, approved, suspended, pending] = [newId(), newId(), newId(), newId(), newId()];
const [quiet, chatty] = [newId(), newId()];

/* What people had left behind by the time they could sign up, but before anything was public. */
const ROWS = `
insert into organisation (id, kind, name, status, uat_type, county_code, services, description, email, phone) values
  ('${admin}', 'admin', 'Asociația', 'approved', null, 'B', '{}', '', 'secretariat@asociatia.ro', '021 555 00 11'),
  ('${uat}', 'uat', 'Comuna Veche', 'approved', 'commune', 'SB', '{}', '', null, null),
  ('${approved}', 'firma', 'Civis Digital', 'approved', null, 'SB', '{Registratură}', 'Arhivare de dosare', 'a@civis.ro', null),
  ('${suspended}', 'firma', 'Softprim', 'suspended', null, 'CJ', '{Registratură}', '', null, null),
  ('${pending}', 'firma', 'Nouasosită', 'pending', null, 'CJ', '{Registratură}', '', null, null);
insert into organisation_domain values ('${approved}', 'it-digitalizare');
insert into account (id, email, display_name, password_hash, mail_topics) values
  ('${quiet}', 'tacut@exemplu.ro', 'Ana', 'x', '{}'), ('${chatty}', 'vorbaret@exemplu.ro', 'Ion', 'x', '{offers,projects}');
insert into membership (account_id, organisation_id, role) values
  ('${quiet}', '${admin}', 'owner'), ('${quiet}', '${uat}', 'owner'), ('${chatty}', '${approved}', 'owner'),
  ('${chatty}', '${suspended}', 'owner'), ('${chatty}', '${pending}', 'owner');
insert into consent (account_id, document, version, address) values ('${quiet}', 'terms', '2026-01-01', '192.0.2.1');
insert into registration (kind, email, content, password_hash, terms_version, address, expires_at) values
  ('firma', 'alta@exemplu.ro', '{"name": "Alta"}', 'x', '2026-01-01', '192.0.2.2', now() + interval '1 day');`;
const KEPT = ['organisation', 'account', 'membership', 'consent', 'registration', 'organisation_domain'];

let orm: MikroORM;
let before: Record<string, object[]>;
const rows = <Row extends object>(sql: string) => orm.em.fork().execute<Row[]>(sql);
const count = async (table: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
const contents = async (): Promise<Record<string, object[]>> => {
  const entries = KEPT.map(async (table) => {
    const found = await rows<{ row: object }>(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
    return [table, found.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};
const titles = async (q: string) =>
  suggestionView
    .parse(JSON.parse(await suggest(createReadDb(orm), q)))
    .groups.flatMap(({ items }) => items.map(({ title }) => title));

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await orm.migrator.up({ to: '0002-onboarding' });
  await seedTaxonomies(orm);
  await rows(ROWS);
  before = await contents();
  await migrate(orm);
});
afterAll(() => orm.close(true));

describe('a database of the release before there were public pages', () => {
  test('keeps what people and organisations have entered', async () => {
    const after = await contents();
    for (const table of KEPT) {
      const kept = before[table] ?? [];
      expect(kept.length).toBeGreaterThan(0);
      expect(after[table]).toHaveLength(kept.length);
      for (const { mail_topics: _, ...row } of kept as { mail_topics?: unknown }[])
        expect(after[table]).toContainEqual(expect.objectContaining(row));
    }
  });

  test('is searched at once: the approved firm is found, those suspended and waiting are not', async () => {
    expect(await titles('civis')).toEqual(['Civis Digital']);
    expect(await titles('registratura')).toEqual(['Civis Digital']);
    expect([await titles('softprim'), await titles('nouasosita')]).toEqual([[], []]);
    const page = await search(createReadDb(orm), { q: 'dosare', kind: undefined, page: 1 });
    expect(page).toContain(`/partener/${approved}`);
  });

  test('says on the public pages how the association is reached', async () => {
    const stored = await rows(`select content from site_section where key = 'contact'`);
    expect(stored).toEqual([
      { content: expect.objectContaining({ email: 'secretariat@asociatia.ro', phone: '021 555 00 11' }) },
    ]);
    expect(
      await rows(`select number from site_section_version v join site_section s on s.id = v.section_id
      where s.key = 'contact' order by number`),
    ).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('writes to nobody who wanted no mail, and to others about what they chose', async () => {
    const topicsOf = async (id: string) =>
      (await rows<{ topics: string[] }>(`select to_json(mail_topics) as topics from account where id = '${id}'`))[0]
        ?.topics;
    expect(await topicsOf(quiet)).toEqual([]);
    expect(await topicsOf(chatty)).toEqual(expect.arrayContaining(['offers', 'projects']));
    expect(await topicsOf(chatty)).not.toContain('requests');
  });

  test('has what the public pages need from the start', async () => {
    for (const table of ['blog_category', 'article_category', 'attraction_type', 'holiday'])
      expect({ table, rows: await count(table) }).not.toEqual({ table, rows: 0 });
    const texts = await rows<{ slug: string }>(
      `select slug from legal_version where status = 'published' order by slug`,
    );
    expect(texts.map(({ slug }) => slug)).toEqual([...LEGAL_SLUGS].sort());
    for (const table of ['community', 'solution', 'article', 'ticket'])
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  test('is up to date: nothing is left to migrate', async () => {
    expect(await migrate(orm)).toEqual([]);
  });
});

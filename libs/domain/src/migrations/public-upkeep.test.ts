import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { seedTaxonomies } from '../operating/taxonomies/seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

const subscriber = newId();

/* What the public pages had gathered before. */
const ROWS = `
insert into subscriber (id, email, status, source, county_code, domains)
  values ('${subscriber}', 'ana@exemplu.ro', 'confirmed', 'footer', 'CJ', '{mediu}');
insert into subscriber_consent (subscriber_id, step, version, source, address) values
  ('${subscriber}', 'asked', '1', 'footer', '192.0.2.1'), ('${subscriber}', 'confirmed', '1', 'mail', '192.0.2.1');
  insert into legal_version (slug, lead, body, effective_on, number, status, published_at)
    values ('gdpr', 'Pe scurt.', '<p>Pe larg.</p>', '2026-11-10', 2, 'published', now()),
      ('termeni', 'Pe scurt.', '<p>Ciornă.</p>', null, null, 'draft', null);`;
const ADDED_BY_HAND = `insert into holiday (day, name) values ('2029-04-30', 'Zi liberă hotărâtă de guvern');`;
const KEPT = ['subscriber', 'subscriber_consent', 'legal_version', 'holiday'];

let orm: MikroORM;
let before: Record<string, object[]>;
const rows = <Row extends object>(sql: string) => orm.em.fork().execute<Row[]>(sql);
const contents = async (): Promise<Record<string, object[]>> => {
  const entries = KEPT.map(async (table) => {
    const found = await rows<{ row: object }>(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
    return [table, found.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await orm.migrator.up({ to: '0003-public-face' });
  await seedTaxonomies(orm);
  await rows(ROWS + ADDED_BY_HAND);
  before = await contents();
  await migrate(orm);
});
afterAll(() => orm.close(true));

describe('a database whose public pages are in use', () => {
  test('keeps what was entered', async () => {
    const after = await contents();
    for (const table of KEPT) {
      const kept = before[table] ?? [];
      expect(kept.length).toBeGreaterThan(0);
      if (table !== 'holiday') expect(after[table]).toHaveLength(kept.length);
      for (const row of kept) expect(after[table]).toContainEqual(expect.objectContaining(row));
    }
  });

  test('logs from now on that somebody chose anew what to be written about, and no step that it does not know', async () => {
    const log = (step: string) =>
      rows(`insert into subscriber_consent (subscriber_id, step, version, source, address)
        values ('${subscriber}', '${step}', '1', 'mail', '192.0.2.1')`);
    await log('preferences');
    await expect(log('altceva')).rejects.toThrow('subscriber_consent_step_check');
  });

  test('says of a text published before that nobody noted what it changed; the next one has to', async () => {
    expect(await rows(`select number, note from legal_version where slug = 'gdpr' order by number`)).toEqual([
      { number: 1, note: '' },
      { number: 2, note: 'La publicarea acestei versiuni nu s-a notat ce s-a schimbat.' },
    ]);
    const publish = (note: string) =>
      rows(`update legal_version set status = 'published', number = 2, effective_on = '2026-12-01', published_at = now(), note = '${note}'
        where slug = 'termeni' and status = 'draft'`);
    await expect(publish(' ')).rejects.toThrow('legal_version_note_check');
    await publish('Taxe noi.');
    await expect(rows(`update legal_version set note = 'Altele.' where slug = 'gdpr'`)).rejects.toThrow(
      'never changed',
    );
  });

  test('knows the holidays of more years, besides those of before and the ones that somebody entered', async () => {
    expect(before['holiday']?.length).toBeLessThan(60);
    const [known] = await rows(`select count(*) filter (where extract(year from day) = 2040)::int as last,
      max(extract(year from day))::int as until, count(*) filter (where extract(year from day) = 2029)::int as odd from holiday`);
    expect(known).toEqual({ last: 17, until: 2040, odd: 18 });
  });

  test('is up to date: nothing is left to migrate', async () => {
    expect(await migrate(orm)).toEqual([]);
  });
});

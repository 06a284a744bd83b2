import { expect, test } from '@jest/globals';
import { suggestionView } from '@psp/contracts/search';
import { suggest } from '@psp/domain/overseeing/search/queries';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const { database, db } = await startTestWorker();
const run = (sql: string) => database.orm.em.fork().execute(sql);
const found = async (q: string): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    suggestionView
      .parse(JSON.parse(await suggest(db, q)))
      .groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]),
  );

/** More firms than are refreshed in one transaction. */
const FIRMS = 501;

test('firms and solutions of a renamed domain are found by its new name, and not by the old one', async () => {
  await run(`
    insert into organisation (kind, name, status) select 'firma', 'Firma ' || n, 'approved' from generate_series(1, ${FIRMS}) n;
    insert into organisation_domain select id, 'mediu' from organisation;
    insert into account (email, display_name, password_hash) values ('ana@exemplu.ro', 'Ana', '');
    insert into solution (organisation_id, created_by, title, description, domain_slug, status, published_at)
      select o.id, a.id, 'Audit energetic', 'Pentru școli.', 'mediu', 'published', now() from organisation o, account a where o.name = 'Firma 1'`);
  const { partner = [], solution } = await found('mediu dezvoltare durabila');
  expect([partner.length > 0, solution]).toEqual([true, ['Audit energetic']]);
  await run(`update taxonomy_value set name = 'Ecologie' where taxonomy = 'domains' and slug = 'mediu'`);
  await untilRow(
    database.orm,
    `select from search_document where body like '%Ecologie%' having count(*) = ${FIRMS + 1}`,
  );
  expect(Object.keys(await found('ecologie')).sort()).toEqual(['partner', 'solution']);
  expect(await found('dezvoltare durabila')).toEqual({});
});

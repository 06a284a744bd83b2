import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ownCompany } from '@psp/contracts/own-company';
import { settingName } from '@psp/domain/operating/taxonomies/values';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');

const waiting = async () =>
  (
    await rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    )
  ).length;

test.each([
  ['one that is offered', 'it', 200],
  ['the one that is moved', 'legal', 409],
])('a firm that saves while its industry is moved waits for the move: %s', async (_, industry, status) => {
  const firma = await app.as({ kind: 'firma' });
  await rows(`update organisation set industry = 'legal' where id = ?`, [firma.actor.organisationId]);
  const content = { description: 'Lucrăm.', industry, foundedYear: 2012, employees: '10-50', capacity: 4 };
  const { saving } = await database.orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting ${settingName('industries')}`]);
    const started = firma.put('/profile/company', { version: 1, content });
    while ((await waiting()) === 0);
    await em.execute(`update taxonomy_value set is_on = false where taxonomy = 'industries' and slug = 'legal'`);
    await em.execute(`update organisation set industry = 'other' where industry = 'legal'`);
    return { saving: started };
  });
  expect((await saving).statusCode).toBe(status);
  const { company } = ownCompany.parse((await firma.get('/profile')).json());
  expect(company.industry).toBe(status === 200 ? industry : 'other');
});

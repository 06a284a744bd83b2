import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { YEARLY_SECTION_NAMES, YEARLY_WORDS } from '@psp/contracts/yearly-figures';
import { editedYearlyList, editedYearlyReport, type YearlyTexts } from '@psp/contracts/yearly-reports';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { romanianDay } from '@psp/contracts/romania';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const THIS_YEAR = Number(romanianDay(new Date()).slice(0, 4));
const LAST_YEAR = THIS_YEAR - 1;

const texts = (given: Partial<YearlyTexts> = {}): YearlyTexts => ({
  ...(Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, ''])) as YearlyTexts),
  ...given,
});
const begin = async (year: number) => editedYearlyReport.parse((await admin.post('/yearly-reports', { year })).json());
const at = async (id: string) => editedYearlyReport.parse((await admin.get(`/yearly-reports/${id}`)).json());
const write = (id: string, version: number, given: Partial<YearlyTexts>) =>
  admin.put(`/yearly-reports/${id}`, { version, texts: texts(given) });
const publish = (id: string, version: number) => admin.post(`/yearly-reports/${id}/publish`, { version });

/** Authorities of a county with requests sent in a year; returns nothing. */
const requestsOf = async (county: CountyCode, halls: number, year: number) => {
  for (let n = 0; n < halls; n += 1) {
    const { actor } = await app.as({ kind: 'uat' });
    await rows('update organisation set county_code = ?, joined_at = ? where id = ?', [
      ...[county, `${year}-02-01T10:00:00Z`, actor.organisationId],
    ]);
    const id = await scenario.sent(actor, aRequest({ countyCode: county }));
    await rows('update service_request set sent_at = ? where id = ?', [`${year}-06-01T10:00:00Z`, id]);
  }
};

test('a report is begun once a year, not for a year to come, and is found in the list', async () => {
  const report = await begin(2024);
  expect(report).toMatchObject({ year: 2024, status: 'draft', publishedAt: null, blockedBy: 'no_opening' });
  expect(report.corrections).toEqual([]);
  expect((await admin.post('/yearly-reports', { year: 2024 })).json()).toMatchObject({ code: 'yearly-report.exists' });
  expect((await admin.post('/yearly-reports', { year: THIS_YEAR + 1 })).json()).toMatchObject({
    code: 'yearly-report.future',
  });
  for (const year of [1999, 2023, 2100, 2024.5, 'x'])
    expect((await admin.post('/yearly-reports', { year })).statusCode).toBe(400);
  expect(editedYearlyList.parse((await admin.get('/yearly-reports')).json()).items).toMatchObject([{ year: 2024 }]);
});

test('a draft begun for a wrong year is discarded once, and its year can be begun again', async () => {
  const wrong = await begin(2025);
  expect(wrong.actions).toContain('discard');
  const { version } = editedYearlyReport.parse((await write(wrong.id, 1, { opening: '<p>Greșit.</p>' })).json());
  const discard = (given: number, who = admin) => who.post(`/yearly-reports/${wrong.id}/discard`, { version: given });
  for (const who of [await app.as({ kind: 'admin', role: 'viewer' }), await app.as({ kind: 'uat' })])
    expect((await discard(version, who)).statusCode).toBe(403);
  expect((await discard(1)).json()).toMatchObject({ code: 'version.stale' });
  const clicks = await Promise.all([discard(version), discard(version)]);
  expect(clicks.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  expect((await admin.get(`/yearly-reports/${wrong.id}`)).statusCode).toBe(404);
  expect((await write(wrong.id, version, {})).statusCode).toBe(404);
  expect(
    await rows(
      `select from_state, details from audit where entity_id = ? and action = 'yearly-report.discard' and outcome = 'done'`,
      [wrong.id],
    ),
  ).toEqual([{ from_state: 'draft', details: { year: 2025 } }]);
  const again = await begin(2025);
  expect(again).toMatchObject({ year: 2025, status: 'draft', texts: { opening: '' } });
  await admin.post(`/yearly-reports/${again.id}/discard`, { version: again.version });
});

test('a year without figures is not published', async () => {
  const { items } = editedYearlyList.parse((await admin.get('/yearly-reports')).json());
  const [{ id = '' } = {}] = items;
  expect((await publish(id, 1)).json()).toMatchObject({ code: 'yearly-report.no_opening' });
  const written = await write(id, 1, { opening: '<p>Un început.</p>' });
  const { version, blockedBy } = editedYearlyReport.parse(written.json());
  expect(blockedBy).toBe('no_data');
  expect((await publish(id, version)).json()).toMatchObject({ code: 'yearly-report.no_data' });
});

test('the running year is previewed and not published', async () => {
  const { id } = await begin(THIS_YEAR);
  await requestsOf('CJ', 6, THIS_YEAR);
  const { version } = editedYearlyReport.parse((await write(id, 1, { opening: '<p>Anul acesta.</p>' })).json());
  const seen = await at(id);
  expect(seen).toMatchObject({ blockedBy: 'running', figures: { totals: { requests: 6 } } });
  expect((await publish(id, version)).json()).toMatchObject({ code: 'yearly-report.running' });
});

test('texts are cleaned and versioned; a published report is frozen, whatever happens later, and only corrected by notes', async () => {
  await requestsOf('CJ', 5, LAST_YEAR);
  await requestsOf('SB', 5, LAST_YEAR);
  await requestsOf('TL', 1, LAST_YEAR);
  const { id } = await begin(LAST_YEAR);
  const written = await write(id, 1, { opening: '<p onclick="x()">Bun <script>1</script></p>', closing: '<p> </p>' });
  const { version, texts: kept, blockedBy } = editedYearlyReport.parse(written.json());
  expect([kept.opening, kept.closing, blockedBy]).toEqual(['<p>Bun </p>', '', null]);
  expect((await write(id, 1, {})).json()).toMatchObject({ code: 'version.stale' });
  expect((await publish(id, 1)).json()).toMatchObject({ code: 'version.stale' });
  const clicks = await Promise.all([publish(id, version), publish(id, version)]);
  expect(clicks.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const published = await at(id);
  // One authority of Tulcea is told neither by a row nor by a difference.
  expect(published.figures.totals.requests).toBe(11);
  expect(published.figures.words).toEqual(YEARLY_WORDS);
  expect(published.figures.tables.counties.map(({ key, values }) => [key, values.requests])).toEqual([
    ['SB', 5],
    ['other', 6],
  ]);
  expect(published).toMatchObject({ status: 'published', actions: ['correct'], blockedBy: null });
  await requestsOf('SB', 5, LAST_YEAR);
  expect((await at(id)).figures).toEqual(published.figures);
  expect((await write(id, published.version, { opening: '<p>Altul.</p>' })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
  expect((await publish(id, published.version)).json()).toMatchObject({ code: 'action.not_allowed' });
  expect((await admin.post(`/yearly-reports/${id}/discard`, { version: published.version })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
  await expect(rows(`update yearly_report set figures = '{}' where id = ?`, [id])).rejects.toThrow('does not change');
  const noted = await admin.post(`/yearly-reports/${id}/corrections`, {
    ...{ version: published.version, note: 'La pagina întâi: 11, nu 12.' },
  });
  const { corrections, history } = editedYearlyReport.parse(noted.json());
  expect(corrections).toMatchObject([{ note: 'La pagina întâi: 11, nu 12.' }]);
  for (const change of [
    `delete from yearly_report_correction where report_id = ?`,
    `update yearly_report_correction set note = 'Alta.' where report_id = ?`,
    `delete from yearly_report where id = ?`,
  ])
    await expect(rows(change, [id])).rejects.toThrow('does not change');
  expect(history.map(({ action }) => action)).toContain('yearly-report.correct');
  expect((await at(id)).figures).toEqual(published.figures);
});

test('a viewer, another area and other kinds of organisations change nothing', async () => {
  const [viewer, uat] = [await app.as({ kind: 'admin', role: 'viewer' }), await app.as({ kind: 'uat' })];
  expect((await viewer.get('/yearly-reports')).statusCode).toBe(200);
  expect((await viewer.post('/yearly-reports', { year: 2025 })).statusCode).toBe(403);
  expect((await uat.get('/yearly-reports')).statusCode).toBe(403);
  expect((await admin.get('/yearly-reports/0192d6f3-8d02-7000-9966-000000000001')).statusCode).toBe(404);
});

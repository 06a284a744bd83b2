import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { YEARLY_MEASURE_NAMES, YEARLY_SECTION_NAMES, YEARLY_TABLES, YEARLY_WORDS } from '@psp/contracts/yearly-figures';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { type YearlyFigures, yearlyReport, type YearlyTexts } from '@psp/contracts/yearly-reports';
import { newId } from '@psp/domain/id';
import type { Fact, YearFacts } from '@psp/domain/overseeing/yearly-reports/facts';
import { figuresOf } from '@psp/domain/overseeing/yearly-reports/figures';
import { csvHead, csvRows } from '@psp/domain/csv';
import { bffPublic } from '../app.ts';

const { app, rows } = await startTestApp(bffPublic, 'public');
const { anonymous } = app;
const { actor } = await app.as({ kind: 'admin' });

const facts = (county: string, domain: string, halls: number): Fact[] =>
  Array.from({ length: halls }, (_, at) =>
    (['authorities', 'requests', 'value'] as const).map((measure) => ({
      ...{ measure, sides: measure === 'value' ? [`${county}${at}`, `f${county}${at}`] : [`${county}${at}`] },
      ...{ county, domain: measure === 'authorities' ? null : domain },
      value: measure === 'value' ? 1250.25 : 2,
    })),
  ).flat();
const NETWORK = ['firstOffer', 'offersPerRequest', 'acceptance', 'rating', 'downloads', 'training', 'answers'] as const;
const uses = (measure: Fact['measure'], organisations: number): Fact[] =>
  Array.from({ length: organisations }, (_, at) => ({
    ...{ measure, sides: [`o${at}`], county: null, domain: null, value: 3 },
  }));
const ofNetwork = <Value>(value: Value) => Object.fromEntries(NETWORK.map((name) => [name, value]));
const computed = figuresOf({
  domains: FIRST_DOMAINS,
  facts: [
    ...[...facts('CJ', 'mediu', 7), ...facts('SB', 'mediu', 6), ...facts('TL', 'juridic', 2)],
    ...NETWORK.filter((name) => name !== 'acceptance').flatMap((measure) =>
      uses(measure, measure === 'rating' ? 4 : 6),
    ),
  ],
  network: ofNetwork({ value: 4.5, of: 9, before: null, beforeOf: null }) as YearFacts['network'],
});
/* The words of another day. */
const figures: YearlyFigures = {
  ...computed,
  words: {
    ...{ minimum: 4, licence: { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' } },
    measures: YEARLY_WORDS.measures.map((one) => ({ ...one, unit: `vechi ${one.unit}`, label: `Vechi: ${one.label}` })),
    tables: YEARLY_WORDS.tables,
  },
};
const texts = {
  ...(Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, ''])) as YearlyTexts),
  opening: '<p>Început, „cu” virgulă.</p>',
};
const store = (year: number, status: 'draft' | 'published', stored = figures) => {
  const isOut = status === 'published';
  return rows(
    `insert into yearly_report (id, created_at, updated_at, created_by, year, status, texts, figures, published_at)
     values (?, now(), now(), ?, ?, ?, ?, ?, ?)`,
    [
      ...[newId(), actor.accountId, year, status, JSON.stringify(texts)],
      ...[isOut ? JSON.stringify(stored) : null, isOut ? new Date() : null],
    ],
  );
};
await store(2024, 'published');
await store(2023, 'published', computed);
await store(2025, 'draft');

test('only published reports are read; unknown and unpublished years are not found', async () => {
  expect((await anonymous.get('/yearly-reports')).json()).toMatchObject({ items: [{ year: 2024 }, { year: 2023 }] });
  const report = yearlyReport.parse((await anonymous.get('/yearly-reports/2024')).json());
  expect(report).toMatchObject({ year: 2024, figures, texts, corrections: [] });
  for (const path of ['2025', '2031', 'abc', '-1', '2025/data.csv', '2025/data.json', '2025/dictionary.csv'])
    expect((await anonymous.get(`/yearly-reports/${path}`)).statusCode).toBe(404);
});

/* The rows of a CSV by the names in its first line. */
const rowsOf = (text: string): Record<string, string>[] => {
  const head = csvHead(text);
  return csvRows(text, head, { isLenient: false }).map(({ cells }) =>
    Object.fromEntries(head.names.map((name, at) => [name, cells[at] ?? ''])),
  );
};

test('the open data are the figures, as CSV and as JSON, without anything else', async () => {
  const csv = await anonymous.get('/yearly-reports/2024/data.csv');
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="raport-2024-date.csv"',
    'surrogate-key': 'yearly-reports',
  });
  const lines = rowsOf(csv.body);
  const valueOf = (table: string, row: string, measure: string) => {
    const found = lines.filter(
      (line) => line['tabel'] === table && line['rand'] === row && line['indicator'] === measure,
    );
    expect(found).toHaveLength(1);
    const text = found[0]?.['valoare'];
    return text === '' ? null : Number(text);
  };
  for (const measure of YEARLY_MEASURE_NAMES) expect(valueOf('total', '', measure)).toBe(figures.totals[measure]);
  for (const table of ['counties', 'domains'] as const)
    for (const { key, values } of figures.tables[table])
      for (const measure of YEARLY_TABLES[table]) expect(valueOf(table, key, measure)).toBe(values[measure] ?? null);
  expect(valueOf('total', '', 'value')).toBe(18_753.75);
  expect([valueOf('total', '', 'rating'), valueOf('total', '', 'acceptance')]).toEqual([null, 50]);
  const json = (await anonymous.get('/yearly-reports/2024/data.json')).json();
  expect(json).toEqual({
    ...{ totals: computed.totals, tables: computed.tables, licence: figures.words?.licence, year: 2024 },
    minimumOrganisations: 4,
    ...{ publishedAt: expect.any(String), source: expect.any(String) },
  });
  const dictionary = rowsOf((await anonymous.get('/yearly-reports/2024/dictionary.csv')).body);
  const fields = dictionary.map(({ camp }) => camp);
  expect(fields).toEqual(expect.arrayContaining([...Object.keys(lines[0] ?? {}), ...YEARLY_MEASURE_NAMES]));
  const told = (field: string) => dictionary.find(({ camp }) => camp === field);
  expect(told('requests')).toMatchObject({ unitate: 'vechi solicitări', definitie: expect.stringMatching(/^Vechi: /) });
  expect([told('an')?.['definitie'], told('valoare')?.['definitie']]).toEqual([
    ...[expect.stringContaining('CC BY 3.0'), expect.stringContaining('mai puțin de 4')],
  ]);
  expect(lines.every(({ unitate }) => unitate?.startsWith('vechi '))).toBe(true);
  expect(dictionary.every(({ definitie }) => (definitie ?? '').length > 10)).toBe(true);
});

test('a report says by which rules its figures are left out, and an older one only those of its time', async () => {
  const json = async (year: number) =>
    (await anonymous.get(`/yearly-reports/${year}/data.json`)).json<{ dominancePercent?: object }>().dominancePercent;
  expect([await json(2023), await json(2024)]).toEqual([{ one: 85, two: 95 }, undefined]);
  const value = async (year: number) =>
    rowsOf((await anonymous.get(`/yearly-reports/${year}/dictionary.csv`)).body).find(
      ({ camp }) => camp === 'valoare',
    )?.['definitie'];
  expect(await value(2023)).toContain('una singură face peste 85% din cifră sau primele două peste 95%');
  expect(await value(2024)).not.toContain('95%');
});

test('what was read before is not sent again', async () => {
  const first = await anonymous.get('/yearly-reports/2024/data.csv');
  const again = await app.app.inject({
    url: '/api/public/yearly-reports/2024/data.csv',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
});

test('the sitemap has the published report', async () => {
  const { body } = await anonymous.get('/sitemap.xml');
  expect([body.includes('/raport/2024<'), body.includes('/raport/2025')]).toEqual([true, false]);
});

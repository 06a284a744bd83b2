import { expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { romanianDay } from '@psp/contracts/romania';
import { COMPARED_WORDS } from '@psp/contracts/similar-organisations';
import { askForReport } from '@psp/domain/overseeing/reports/ask-for-report';
import { failReport, lastReport, readReportFile, removeOldReports } from '@psp/domain/overseeing/reports/report-files';
import { aRequest } from '@psp/domain/testing/scenario';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';
import { makeReport } from './make-report.ts';

const { database, db, files, scenario } = await startTestWorker();
const { actor: uat } = await storePerson(database.orm, { kind: 'uat' });

const ask = (period: ReportPeriod, who = uat) => scenario.as(who, (write) => askForReport(write, { period }));
/** Has the worker write the report of a period, and reads it. */
async function reportOf(period: ReportPeriod, who = uat) {
  await ask(period, who);
  const own = `organisation_id = '${who.organisationId}' and period = '${period}'`;
  await untilRow(database.orm, `select 1 where not exists (select from report_file where ${own} and ready_at is null)`);
  const last = await lastReport(db, who, { period });
  const stored = await readReportFile(db, who, last?.id ?? '');
  const bytes = await files.readToBuffer(stored.storageKey);
  return { last, stored, bytes, ...(await readPdf(bytes)) };
}

test('the report contains figures with their definitions, months, domains and partners, and no sealed offers', async () => {
  const { actor: firma } = await storePerson(database.orm, { kind: 'firma' });
  await database.orm.em
    .fork()
    .execute('update organisation set name = ? where id = ?', ['Știință și Țară SRL', firma.organisationId]);
  await scenario.completed(uat, firma);
  const sealed = await scenario.sent(uat, aRequest({ category: 'mediu', budgetMin: null, budgetMax: 12_345 }));
  await scenario.submitted(firma, sealed);
  const { last, stored, bytes, pages } = await reportOf('12');
  const text = pages.join(' ');
  for (const said of ['Raport de achiziții', uat.organisationName, 'Ultimele 12 luni', 'Știință și Țară SRL'])
    expect(text).toContain(said);
  for (const part of ['Pe scurt', 'Pe luni', 'Pe domenii', 'Parteneri', 'IT și Digitalizare', 'la o solicitare'])
    expect(text).toContain(part);
  for (const sum of ['102.345,00 lei', '68.400,00 lei', '21.600,00 lei', '12.345,00']) expect(text).toContain(sum);
  pages.forEach((page, at) => expect(page).toContain(`Pagina ${at + 1} din ${pages.length}`));
  expect(last).toMatchObject({ size: bytes.length, failedAt: null });
  expect(stored.name).toMatch(/^raport-12-luni-\d{4}-\d\d-\d\d\.pdf$/);
});

test('the PDF meets the machine-checkable rules of PDF/UA-1, also for a report without requests', async () => {
  const { actor } = await storePerson(database.orm, { kind: 'uat' });
  const { pages, roles, info, metadata, markInfo, outline } = await reportOf('36', actor);
  expect(pages.join(' ')).toContain('Nicio solicitare trimisă în această perioadă.');
  expect(markInfo).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'ro-RO', Title: expect.stringContaining('Raport de achiziții') });
  expect(metadata).toMatch(/pdfuaid:part>1</);
  expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
  expect(outline).toEqual(['Pe scurt', 'Pe luni', 'Parteneri', COMPARED_WORDS.title]);
});

test('a firm’s report contains its win rate with the definition, compares no prices of too few offers, and is titled by its months', async () => {
  const { actor: firma } = await storePerson(database.orm, { kind: 'firma' });
  await scenario.completed(uat, firma);
  await database.orm.em
    .fork()
    .execute(
      `update taxonomy_value set name = 'Servicii digitale' where taxonomy = 'domains' and slug = 'it-digitalizare'`,
    );
  const year = Number(romanianDay(new Date()).slice(0, 4));
  const { stored, pages, outline } = await reportOf(`${year - 1}-01..${year}-12`, firma);
  const text = pages.join(' ');
  for (const said of ['Raport de activitate', firma.organisationName, '68.400,00 lei', '100%', 'Servicii digitale'])
    expect(text).toContain(said);
  expect(text).toContain('Sunt mai puțin de 3 oferte respinse');
  expect(outline).toEqual([
    ...['Pe scurt', 'Pe luni', 'Pe domenii', 'Ofertele pe stări', 'Prețul față de cel ales', 'Recenzii'],
    COMPARED_WORDS.title,
  ]);
  expect(stored.name).toMatch(new RegExp(`^raport-${year - 1}-01-${year}-12-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
});

test('a second report is not started while one is being made, and the report of another authority cannot be read', async () => {
  const [{ actor: one }, { actor: other }] = [
    await storePerson(database.orm, { kind: 'uat' }),
    await storePerson(database.orm, { kind: 'uat' }),
  ];
  await Promise.all([ask('3', one), ask('3', one), ask('3', one)]);
  const { last } = await reportOf('3', one);
  const acts = await database.orm.em
    .fork()
    .execute(`select 1 from audit where action = 'report.file' and organisation_id = ?`, [one.organisationId]);
  const made = await database.orm.em
    .fork()
    .execute('select 1 from report_file where organisation_id = ?', [one.organisationId]);
  expect(acts).toHaveLength(made.length);
  expect(await lastReport(db, other, { period: '3' })).toBeNull();
  await expect(readReportFile(db, other, last?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
});

test('a report is kept for a week, and a failed one has the status of a failure', async () => {
  const { actor } = await storePerson(database.orm, { kind: 'uat' });
  await reportOf('3', actor);
  await removeOldReports(db, new Date(Date.now() + 6 * 86_400_000));
  expect(await lastReport(db, actor, { period: '3' })).not.toBeNull();
  await removeOldReports(db, new Date(Date.now() + 8 * 86_400_000));
  expect(await lastReport(db, actor, { period: '3' })).toBeNull();
  const [row] = await database.orm.em
    .fork()
    .execute<{ id: string }[]>(
      `insert into report_file (organisation_id, period, created_at) values (?, '3', now()) returning id`,
      [actor.organisationId],
    );
  await failReport(db, row?.id ?? '', new Date());
  expect((await lastReport(db, actor, { period: '3' }))?.failedAt).not.toBeNull();
});

test('the report of a year that has ended since it was asked for names that year', async () => {
  const { actor } = await storePerson(database.orm, { kind: 'uat' });
  const [row] = await database.orm.em
    .fork()
    .execute<{ id: string }[]>(
      `insert into report_file (organisation_id, period, created_at) values (?, 'year', '2024-12-31T21:59:00Z') returning id`,
      [actor.organisationId],
    );
  await makeReport(database.orm, files, row?.id ?? '');
  const last = await lastReport(db, actor, { period: 'year' });
  expect((await readReportFile(db, actor, last?.id ?? '')).name).toMatch(/^raport-2024-/);
});

import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { networkMail, networkMailPreview, type NetworkReport, networkReport } from '@psp/contracts/network-reports';
import { reportFileState } from '@psp/contracts/reports';
import { reportContent } from '@psp/domain/overseeing/reports/report-files';
import { refreshReports } from '@psp/domain/overseeing/reports/network/kept';
import { sendNetworkMails } from '@psp/domain/overseeing/reports/network/send-monthly';
import { fillNetwork } from '@psp/domain/overseeing/reports/network/testing/network-rows';
import { asSystem } from '@psp/domain/as-system';
import { createReadDb } from '@psp/domain/read-db';
import { readZip } from '@psp/domain/testing/zips';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const owner = await app.as({ kind: 'admin', role: 'owner' });
const inOffice = { kind: 'admin', organisationId: owner.actor.organisationId } as const;
const viewer = await app.as({ ...inOffice, role: 'viewer' });
beforeAll(() => fillNetwork(database.orm));

const PERIOD = 'period=2026-01..2026-03';
const report = async (query = PERIOD, who = owner): Promise<NetworkReport> => {
  const answer = await who.get(`/reports?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return networkReport.parse(answer.json());
};
const total = async (path: string): Promise<number> => {
  const answer = await viewer.get(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<{ total: number }>().total;
};

test('every figure with a list is the number of its rows, also of a county', async () => {
  for (const county of ['', '&county=CJ']) {
    const { figures, funnel, days, activeDays, cohorts, packages } = await report(PERIOD + county);
    const requests = (outcome = '') =>
      total(
        `/service-requests?kind=offers&from=${days.from}&to=${days.to}${county}${outcome && `&outcome=${outcome}`}`,
      );
    expect(figures.requests.value).toBe(await requests());
    expect(figures.firstOffer.of).toBe(await requests('offers'));
    expect(figures.offersPerRequest.of).toBe(await requests('opened'));
    expect(figures.acceptance.value).toBe(await requests('chosen'));
    expect(funnel.completed).toBe(await requests('completed'));
    expect(funnel.reviewed).toBe(await requests('reviews'));
    expect(funnel.requests - funnel.offered).toBe(await requests('unoffered'));
    expect(funnel.offered - funnel.chosen).toBe(await requests('unchosen'));
    expect(funnel.chosen - funnel.completed).toBe(await requests('unfinished'));
    expect(funnel.completed - funnel.reviewed).toBe(await requests('unreviewed'));
    const organisations = (more: string) => total(`/organisations?status=approved${county}&${more}`);
    expect(figures.members.value).toBe(await organisations(`kind=uat&joinedTo=${days.to}`));
    expect(figures.partners.value).toBe(await organisations(`kind=firma&joinedTo=${days.to}`));
    expect(figures.active.value).toBe(
      await organisations(`kind=members&joinedTo=${days.to}&activeFrom=${activeDays.from}&activeTo=${activeDays.to}`),
    );
    for (const { kind, package: name, members } of packages)
      expect(members).toBe(await organisations(`kind=${kind}&joinedTo=${days.to}&package=${name ?? 'none'}`));
    for (const { month, organisations: joined } of cohorts) {
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
      expect(joined).toBe(await organisations(`kind=members&joinedFrom=${month}-01&joinedTo=${last}`));
    }
  }
});

test('a report is kept with its moment, until it is counted again or its day has passed', async () => {
  const first = await report();
  await rows(`update review set rating = 5 where published_at is not null`);
  expect(await report()).toEqual(first);
  const again = networkReport.parse(
    (await viewer.post('/reports/compute', { period: '2026-01..2026-03', compared: 'year' })).json(),
  );
  expect(again.figures.rating.value).toBe(5);
  expect(Date.parse(again.computedAt)).toBeGreaterThan(Date.parse(first.computedAt));
  expect(await report()).toEqual(again);
  const [act] = await rows<{ details: object }>(`select details from audit where action = 'network-report.compute'`);
  expect(act?.details).toMatchObject({ period: '2026-01..2026-03', compared: 'year' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const due = async () => (await createReadDb(database.orm).run(refreshReports.due(tomorrow))).map(({ id }) => id);
  const ids = await due();
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) await asSystem(database.orm, (write) => refreshReports.apply(write, id), tomorrow);
  expect(await due()).toEqual([]);
});

test('tables leave from the kept report; hostile input is refused', async () => {
  const kept = await report();
  const csv = await viewer.get(`/reports/file?${PERIOD}&table=figures&format=csv`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="raport-retea-cifre-2026-01-2026-03.csv"');
  expect(csv.body.split('\r\n').find((line) => line.startsWith('Solicitări trimise;'))).toContain(
    `;${kept.figures.requests.value};`,
  );
  expect(csv.body).toContain('01.01.2026 – 31.03.2026');
  for (const table of ['funnel', 'counties', 'cohorts', 'packages', 'months'])
    expect(
      (await viewer.get(`/reports/file?${PERIOD}&table=${table}&format=xlsx`)).rawPayload.subarray(0, 2).toString(),
    ).toBe('PK');
  for (const query of [
    'period=2026-13..2026-01',
    'period=now',
    'compared=never',
    'county=XX',
    `county=${'a'.repeat(5000)}`,
  ])
    expect([query, (await owner.get(`/reports?${query}`)).statusCode]).toEqual([query, 400]);
});

test('all tables leave as one workbook of the kept report, a sheet each with period and definitions', async () => {
  const kept = await report(`${PERIOD}&county=CJ`);
  const answer = await viewer.get(`/reports/workbook?${PERIOD}&county=CJ`);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="raport-retea-2026-01-2026-03-cj.xlsx"',
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  const zip = await readZip(answer.rawPayload);
  const names = [...(zip['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...['Cifre', 'De la solicitare la recenzie', 'Județe', 'După luna înscrierii', 'Pachete', 'Luni'],
  ]);
  const texts = zip['xl/sharedStrings.xml'] ?? '';
  for (const text of [
    'Perioada: 01.01.2026 – 31.03.2026, față de 01.01.2025 – 31.03.2025',
    'Județul: Cluj',
    'Solicitările trimise în perioadă, oricum s-au încheiat.',
    'Activ: cel puțin o solicitare',
  ])
    expect(texts).toContain(text);
  const sheet = (at: number) => zip[`xl/worksheets/sheet${at}.xml`] ?? '';
  expect(sheet(1)).toContain(`<v>${kept.figures.requests.value}</v>`);
  expect(sheet(2)).toContain(`<v>${kept.funnel.requests}</v>`);
  // The head of the table stays in view, below three lines and an empty one.
  for (const at of names.keys()) expect(sheet(at + 1)).toContain('ySplit="5"');
  expect((await viewer.get('/reports/workbook?county=XX')).statusCode).toBe(400);
});

test('a PDF prints the report of the moment at which it was asked for', async () => {
  const choice = { period: '2026-01..2026-03', compared: 'year', county: 'CJ' };
  const asked = reportFileState.parse((await viewer.post('/reports/pdf', choice)).json());
  const kept = await report(`${PERIOD}&county=CJ`);
  await rows(`update review set rating = 1 where published_at is not null`);
  await owner.post('/reports/compute', choice);
  const content = await reportContent(createReadDb(database.orm), asked.file?.id ?? '');
  expect(content).toMatchObject({ kind: 'admin', county: 'CJ', report: kept });
  expect(reportFileState.parse((await owner.get(`/reports/pdf?${PERIOD}`)).json()).file).toBeNull();
  expect((await owner.get(`/reports/pdf/${owner.actor.accountId}`)).statusCode).toBe(404);
  const again = reportFileState.parse((await viewer.post('/reports/pdf', choice)).json());
  expect(again.file?.id).toBe(asked.file?.id);
});

const mailView = async (who = owner) => networkMail.parse((await who.get('/reports/mail')).json());
const sentTo = async () =>
  (await rows<{ recipient: string }>(`select recipient from mail where template = 'network-report' order by id`)).map(
    ({ recipient }) => recipient,
  );

test('the monthly mail leaves on the first working day at 08:00, once to each person, also after a kill half-way', async () => {
  const { version, isOn } = await mailView(viewer);
  expect([version, isOn]).toEqual([0, false]);
  const recipients = [owner.actor.accountId, viewer.actor.accountId];
  expect((await viewer.post('/reports/mail', { version: 0, isOn: true, recipients })).statusCode).toBe(403);
  expect((await owner.post('/reports/mail', { version: 0, isOn: true, recipients: [] })).statusCode).toBe(400);
  const stranger = await app.as({ kind: 'uat' });
  expect(
    (await owner.post('/reports/mail', { version: 0, isOn: true, recipients: [stranger.actor.accountId] })).statusCode,
  ).toBe(404);
  const on = networkMail.parse((await owner.post('/reports/mail', { version: 0, isOn: true, recipients })).json());
  expect([on.version, on.isOn, on.recipients.map(({ accountId }) => accountId).toSorted()]).toEqual([
    1,
    true,
    recipients.toSorted(),
  ]);
  expect((await owner.post('/reports/mail', { version: 0, isOn: false, recipients: [] })).statusCode).toBe(409);
  // 1 May 2026 is a holiday and a Friday: the first working day is Monday.
  await rows(`insert into holiday (day, name) values ('2026-05-01', 'Ziua Muncii') on conflict do nothing`);
  await rows(`update network_mail_recipient set last_month = '2026-03-01'`);
  const due = async (at: string) =>
    (await createReadDb(database.orm).run(sendNetworkMails.due(new Date(at)))).map(({ id }) => id);
  expect(await due('2026-05-01T09:00:00Z')).toEqual([]);
  expect(await due('2026-05-04T04:59:59Z')).toEqual([]);
  const now = new Date('2026-05-04T05:00:00Z');
  const ids = await due(now.toISOString());
  expect(ids).toHaveLength(2);
  const [first = '', second = ''] = ids;
  // Killed after the first recipient, and in the middle of the second.
  await asSystem(database.orm, (write) => sendNetworkMails.apply(write, first), now);
  const killed = asSystem(
    database.orm,
    async (write) => {
      await sendNetworkMails.apply(write, second);
      throw new Error('killed');
    },
    now,
  );
  await expect(killed).rejects.toThrow('killed');
  expect(await sentTo()).toHaveLength(1);
  expect(await due(now.toISOString())).toEqual([second]);
  for (const id of [...ids, second]) await asSystem(database.orm, (write) => sendNetworkMails.apply(write, id), now);
  expect(new Set(await sentTo()).size).toBe(2);
  expect(await sentTo()).toHaveLength(2);
  expect(await due('2026-05-31T09:00:00Z')).toEqual([]);
  expect((await mailView()).last).toEqual({ on: '2026-05-04', recipients: 2 });
});

test('who has left the association gets no mail; when it is off nobody does', async () => {
  const recipients = [owner.actor.accountId, viewer.actor.accountId];
  const { version } = await mailView();
  await owner.post('/reports/mail', { version, isOn: true, recipients });
  await rows(`update network_mail_recipient set last_month = '2026-04-01'`);
  await rows(`delete from membership where account_id = ?`, [viewer.actor.accountId]);
  const now = new Date('2026-06-03T09:00:00Z');
  const due = await createReadDb(database.orm).run(sendNetworkMails.due(now));
  for (const { id } of due) await asSystem(database.orm, (write) => sendNetworkMails.apply(write, id), now);
  expect(await sentTo()).toHaveLength(3);
  const left = await mailView();
  expect(left.last).toEqual({ on: '2026-06-03', recipients: 1 });
  expect(left.recipients.map(({ accountId }) => accountId)).toEqual([owner.actor.accountId]);
  await owner.post('/reports/mail', { version: left.version, isOn: false, recipients: [] });
  await rows(`update network_mail_recipient set last_month = '2026-01-01'`);
  expect(await createReadDb(database.orm).run(sendNetworkMails.due(new Date('2026-07-03T09:00:00Z')))).toEqual([]);
});

test('a suspended person goes without a month and gets the next; who leaves changes nothing of the last sending', async () => {
  const colleague = await app.as({ ...inOffice, role: 'editor' });
  const suspend = (status: string) =>
    rows(`update account set status = ? where id = ?`, [status, colleague.actor.accountId]);
  const send = async (at: string) => {
    const now = new Date(at);
    const due = await createReadDb(database.orm).run(sendNetworkMails.due(now));
    for (const { id } of due) await asSystem(database.orm, (write) => sendNetworkMails.apply(write, id), now);
  };
  const edit = async (accounts: string[]) =>
    owner.post('/reports/mail', { version: (await mailView()).version, isOn: true, recipients: accounts });
  await edit([owner.actor.accountId, colleague.actor.accountId]);
  await rows(`update network_mail_recipient set last_month = '2026-06-01'`);
  const before = (await sentTo()).length;
  await suspend('suspended');
  await send('2026-08-05T09:00:00Z');
  expect((await sentTo()).length - before).toBe(1);
  expect((await mailView()).last).toEqual({ on: '2026-08-05', recipients: 1 });
  expect((await edit([owner.actor.accountId])).statusCode).toBe(200);
  await suspend('active');
  await send('2026-09-03T09:00:00Z');
  expect((await sentTo()).length - before).toBe(3);
  await rows(`delete from membership where account_id = ?`, [colleague.actor.accountId]);
  await send('2026-10-05T09:00:00Z');
  expect((await mailView()).last).toEqual({ on: '2026-10-05', recipients: 1 });
  await rows(`delete from network_mail_recipient`);
  expect((await mailView()).last).toEqual({ on: '2026-10-05', recipients: 1 });
  await owner.post('/reports/mail', { version: (await mailView()).version, isOn: false, recipients: [] });
});

test('an edit while the mails leave makes nobody miss the month; turning them on again makes up for none', async () => {
  const recipients = [owner.actor.accountId];
  const months = async () => rows(`select to_char(last_month, 'YYYY-MM') as month from network_mail_recipient`);
  const edit = async (isOn: boolean) =>
    expect([
      isOn,
      (await owner.post('/reports/mail', { version: (await mailView()).version, isOn, recipients })).statusCode,
    ]).toEqual([isOn, 200]);
  await edit(true);
  await rows(`update network_mail_recipient set last_month = '2026-01-01'`);
  await edit(true);
  expect(await months()).toEqual([{ month: '2026-01' }]);
  await edit(false);
  await edit(true);
  expect(await months()).not.toEqual([{ month: '2026-01' }]);
  await edit(false);
});

test('the preview is the mail of the last complete month', async () => {
  const { subject, paragraphs } = networkMailPreview.parse((await owner.get('/reports/mail/preview')).json());
  expect(subject).toMatch(/^Raportul rețelei: \p{L}+ 20\d\d$/u);
  expect(paragraphs.some((line) => line.startsWith('Membri: '))).toBe(true);
});

test('nobody else reads the reports', async () => {
  for (const kind of ['uat', 'firma'] as const)
    for (const path of [
      '/reports',
      '/reports/mail',
      '/reports/mail/preview',
      '/reports/file?format=csv',
      '/reports/workbook',
    ])
      expect([path, (await (await app.as({ kind })).get(path)).statusCode]).toEqual([path, 403]);
});

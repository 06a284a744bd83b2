import { describe, expect, test } from '@jest/globals';
import type { Mails, MailTemplate } from '@psp/domain/operating/mail/queue-mail';
import { EXAMPLE } from '@psp/domain/operating/mail/fields';
import { TEMPLATES } from '@psp/domain/operating/mail/templates';
import { PORTAL_TEXT, writeMail } from '@psp/domain/operating/mail/write-mail';
import { renderMail } from './render.ts';

const ORIGIN = 'https://portal.exemplu.ro';
const CONTACT = 'contact@asociatia.example';
const { name, organisation, at, token } = EXAMPLE;
type Queued = Parameters<typeof writeMail>[0];
const CHANGEABLE = Object.entries(TEMPLATES).flatMap(([template, { texts }]) =>
  texts ? [[template, texts.example]] : [],
);
const samples = Object.fromEntries(CHANGEABLE) as Mails;
const templates = Object.entries(samples) as [MailTemplate, Mails[MailTemplate]][];
const rendered = (template: MailTemplate, data: Mails[MailTemplate], contact: string | null) =>
  renderMail(writeMail({ template, data } as Queued, PORTAL_TEXT, contact), { publicOrigin: ORIGIN, contact });
const render = (template: MailTemplate, data: Mails[MailTemplate]) => rendered(template, data, CONTACT);

const links = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe.each(templates)('the mail %s', (template, data) => {
  test('has a subject, and text and HTML of the same content that link only to the portal and load nothing', async () => {
    const { subject, text, html } = await render(template, data);
    expect(subject).toMatch(/\p{L}{3}/u);
    expect(html).toContain('lang="ro"');
    expect(html).not.toContain('lang="en"');
    expect(html).toContain(subject.replaceAll("'", '&#x27;'));
    expect(text).toMatch(/^Bună ziua/);
    for (const word of [text, html]) expect(word).not.toMatch(/undefined|null|Invalid|[şţŞŢ]/);
    for (const href of links(html)) expect(href.startsWith(ORIGIN)).toBe(true);
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i);
    for (const value of Object.values({
      ...data,
      change: '',
      role: '',
      at: '',
      expiresAt: '',
      dueAt: '',
      replyUntil: '',
      title: '',
    })) {
      if (value && !Array.isArray(value)) expect(text).toContain(value);
    }
  });

  test('stays harmless when names contain markup, line breaks or a link', async () => {
    const hostile = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        ['name', 'organisation', 'invitedBy', 'title', 'message', 'reason', 'device', 'email', 'subject'].includes(key)
          ? `<script>alert(1)</script>"><img src=x>\r\nBcc: toti@exemplu.ro\u202E https://rau.exemplu.com`
          : value,
      ]),
    ) as Mails[MailTemplate];
    const { subject, html } = await render(template, hostile);
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(html).not.toMatch(/<script|<img|\u202E/);
    for (const href of links(html)) expect(href.startsWith(`${ORIGIN}`)).toBe(true);
  });
});

test('an alert lists each opportunity with its link and escapes its texts', async () => {
  const [line] = samples['opportunity-alert'].lines;
  if (!line) throw new Error('no line');
  const lines = [line, { ...line, title: '<img src=x>\r\nAlt titlu' }];
  const { text, html } = await render('opportunity-alert', { ...samples['opportunity-alert'], lines });
  expect(text).toContain('SP-2026-000123, Comuna Hărman. Termen: 5 martie 2026, ora 14:05. Filtre: „Mediu”, „Sibiu”.');
  expect(text).toContain(`${ORIGIN}/firma/opportunities/1`);
  expect(text).toContain('În listă mai sunt 3 solicitări.');
  expect(text).toContain(`${ORIGIN}/alerte/dezabonare#${token}`);
  expect(html).not.toContain('<img');
});

const report = samples['monthly-report'];
const firmReport = samples['monthly-firm-report'];
test.each([
  ['monthly-report', { ...report, requests: '1' }, 'În octombrie 2026, Comuna Șelimbăr a trimis o solicitare.'],
  ['monthly-report', { ...report, requests: '0' }, 'Comuna Șelimbăr nu a trimis nicio solicitare.'],
  ['monthly-report', { ...report, yearRequests: '1.020' }, 'În ultimele 12 luni a trimis 1.020 de solicitări și a'],
  ['monthly-firm-report', firmReport, 'a depus 4 oferte. Până acum, una a fost acceptată și 2 au fost respinse.'],
  ['monthly-firm-report', { ...firmReport, offers: '1' }, 'a depus o ofertă. A fost acceptată.'],
  ['monthly-firm-report', { ...firmReport, yearDecided: '1' }, 'rată de câștig: 42,9 %, dintr-o ofertă decisă.'],
  ['digest', { ...samples.digest, more: '1' }, 'În portal mai este încă o notificare.'],
  ['opportunity-alert', { ...samples['opportunity-alert'], more: '20' }, 'În listă mai sunt 20 de solicitări.'],
] as const)('the mail %s says its counts as people do', async (template, data, said) => {
  expect((await render(template, data)).text.replace(/\s+/g, ' ')).toContain(said);
});

test('a notification for a user of several organisations names the organisation and links to its selection', async () => {
  const { text } = await render('notification', { ...samples.notification, organisation: 'Comuna Hărman' });
  expect(text).toContain('Pentru Comuna Hărman:');
  expect(text).toContain(`${ORIGIN}/organizatie?inapoi=%2Ffirma%2Fopportunities%2F1`);
});

test('a notification about a request has its number in the subject, and deadline, budget and place in the text', async () => {
  const facts = { about: 'SP-2026-000157', object: 'Toner și hârtie', deadline: at, place: 'Sibiu, Sibiu' };
  const asked = { ...samples.notification, title: 'Întrebare nouă', ...facts, budgetMin: '1000', budgetMax: '2500.50' };
  const { subject, text, html } = await render('notification', asked);
  expect(subject).toBe('Întrebare nouă la SP-2026-000157, Toner și hârtie');
  const lines = ['Termen: 5 martie 2026, ora 14:05', 'Buget: 1.000–2.500,5 lei', 'Loc: Sibiu, Sibiu'];
  expect(text).toContain(lines.join('\n'));
  expect(html).toContain(lines.join('<br/>'));
  const cancelled = await render('notification', { ...asked, title: 'Solicitare anulată' });
  expect(cancelled.subject).toBe('Solicitare anulată: SP-2026-000157, Toner și hârtie');
  const project = await render('notification', { ...samples.notification, title: 'Proiect predat', about: '„Podul”' });
  expect(project.subject).toBe('Proiect predat: „Podul”');
});

test.each<[MailTemplate, string]>([
  ...(['application-received', 'rejected', 'needs-info', 'suspended', 'restored'] as const).map(
    (template): [MailTemplate, string] => [template, organisation],
  ),
  ['claim-settled', 'Primăria Șelimbăr'],
  ['access-void', '4270740'],
  ['ticket-answered', 'TK-2026-000123, „Nu pot trimite”'],
  ['ticket-resolved', 'TK-2026-000123, „Nu pot trimite”'],
  ['ticket-reopened', 'TK-2026-000123, „Nu pot trimite”'],
])('the subject of %s names its object', async (template, object) => {
  expect((await render(template, samples[template])).subject).toContain(object);
});

test('line breaks are elements, for mail programs without `white-space`', async () => {
  for (const [template, data] of templates) {
    const { html } = await render(template, data);
    expect([template, html.includes('white-space')]).toEqual([template, false]);
  }
  const { html } = await render('rejected', samples.rejected);
  expect(html).toContain('Lipsește adeverința.<br/>Trimiteți-o din nou.');
});

test('a digest lists the news of each organisation by kind', async () => {
  const [line] = samples.digest.lines;
  if (!line) throw new Error('no line');
  const { about, ...ofBefore } = line;
  const other = { ...ofBefore, organisation: 'Alta' } as typeof line;
  const lines = [{ ...line, event: 'projects.start', title: 'Proiect început', count: '1' }, line, other];
  const { text, subject } = await render('digest', { ...samples.digest, lines });
  expect(subject).toBe('Rezumat, 5 noutăți: 3 oferte noi la SP-2026-000118 și altele');
  const heads = [...text.matchAll(/^(.*)\n(.*), (?:Solicitări și oferte|Proiecte și recenzii)$/gm)];
  expect(heads.map(([, title, organisation]) => `${title} ${organisation}`)).toEqual([
    '3 oferte noi la SP-2026-000118 Comuna Hărman',
    'Proiect început Comuna Hărman',
    '3 oferte noi Alta',
  ]);
  const alone = { ...samples.digest, more: '0' };
  expect((await render('digest', alone)).subject).toBe(`Rezumat: 3 oferte noi la ${about}`);
  const one = { ...alone, lines: [{ ...line, count: '1' }] };
  expect((await render('digest', one)).subject).toBe(`Rezumat: Ofertă nouă: ${about}`);
  const many = { ...samples.digest, more: '19' };
  expect((await render('digest', many)).subject).toBe(`Rezumat, 20 de noutăți: 3 oferte noi la ${about} și altele`);
  expect(text).toContain(`${ORIGIN}/uat/service-requests/1?tab=offers`);
  expect(text).toContain(`${ORIGIN}/cont/notificari`);
});

test.each([
  ['confirmation', '/confirmare#'],
  ['already-registered', '/confirmare#'],
  ['email-change', '/confirmare#'],
  ['recovery', '/parola/noua#'],
  ['invitation', '/invitatie#'],
  ['founding-invitation', '/invitatie#'],
] as const)('the link of %s carries its secret where no server sees it', async (template, path) => {
  const { text, html } = await render(template, samples[template]);
  expect(text).toContain(`${ORIGIN}${path}${token}`);
  expect(html).toContain(`href="${ORIGIN}${path}${token}"`);
});

test('a notification links to its page, and never to another site', async () => {
  expect((await render('notification', samples.notification)).text).toContain(`${ORIGIN}/firma/opportunities/1`);
  const away = await render('notification', { ...samples.notification, href: '//rau.exemplu.com' });
  expect(new URL(links(away.html)[0] ?? '').origin).toBe(ORIGIN);
});

test('the receipt of a message says by when it is answered, and omits a subject that contains an address', async () => {
  const receipt = samples['ticket-received'];
  const { text } = await render('ticket-received', receipt);
  expect(text).toContain('de suport, „Nu pot trimite”, are numărul TK-2026-000123.');
  expect(text).toContain('1–2 zile lucrătoare, numărate în timpul programului');
  expect(text).toContain('cel târziu pe 5 martie 2026, ora 14:05');
  const { html } = await render('ticket-received', { ...receipt, subject: 'Câștigați pe premii.example' });
  expect(html).not.toContain('premii.example');
});

test('the mail about a resolved ticket says when it closes and until when a reply reopens it', async () => {
  const { text } = await render('ticket-resolved', {
    ...samples['ticket-resolved'],
    replyUntil: '2026-03-19T07:30:00Z',
  });
  expect(text).toContain('se închide singură pe 12 martie 2026');
  expect(text).toContain('până pe 19 martie 2026');
});

test('times are those of Bucharest', async () => {
  expect((await render('password-changed', samples['password-changed'])).text).toContain('5 martie 2026, ora 14:05');
});

test('a sign-up with the address of another person cannot put a link into the mail', async () => {
  const bait = 'Câștigați la www.rau.com';
  const { text } = await render('confirmation', { name: bait, token });
  expect(text.split('\n')[0]).toBe('Bună ziua,');
  expect((await render('already-registered', { name, organisation: bait, token })).text).not.toContain('rau.com');
  expect((await render('confirmation', { name: 'Dr. Ana-Maria Pop', token })).text).toMatch(
    /^Bună ziua, Dr\. Ana-Maria Pop,/,
  );
});

test.each<[MailTemplate, string]>([
  ['new-device', '/cont/securitate'],
  ['two-factor-changed', '/cont/securitate'],
  ['email-change-requested', '/cont/securitate'],
  ['export-ready', '/cont/date'],
  ['deletion-scheduled', '/cont/date'],
  ['notification', '/cont/notificari'],
  ['already-registered', '/parola'],
])('the mail %s links to the page %s', async (template, path) => {
  const { text, html } = await render(template, samples[template]);
  expect(html).toContain(`href="${ORIGIN}${path}"`);
  expect(text).toMatch(new RegExp(`${ORIGIN}${path}$`, 'm'));
});

const WRITTEN: MailTemplate[] = [
  'password-changed',
  'email-changed',
  'two-factor-changed',
  'deletion-scheduled',
  'suspended',
];

test.each(WRITTEN)('the mail %s contains the contact address of the association', async (template) => {
  const { text, html } = await render(template, samples[template]);
  for (const word of [text, html]) expect(word.split(CONTACT).length).toBeGreaterThan(2);
});

test.each(templates)(
  'the mail %s does not mention a contact when the association has no address',
  async (template, data) => {
    const { text, html } = await rendered(template, data, null);
    for (const word of [text, html]) expect(word).not.toMatch(/scrieți(-ne| asociației)|undefined|null/i);
    expect(text).toContain('nu răspundeți la el');
  },
);

test.each([
  ['uat', '/uat/profile', '/uat/service-requests/new'],
  ['firma', '/firma/profile', '/firma/opportunities'],
] as const)('the approval of a %s says its next two steps', async (kind, ...paths) => {
  const { text, html } = await render('approved', { name, organisation, kind });
  for (const path of paths) {
    expect(text).toContain(`${ORIGIN}${path}`);
    expect(links(html)).toContain(`${ORIGIN}${path}`);
  }
});

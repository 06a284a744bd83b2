import { expect, test } from '@jest/globals';
import { sanitise } from '../../operating/rich-text/sanitise.ts';
import { ATTACKS } from '../../testing/attacks.ts';
import { issueMail, previewOf } from './issue-mail.ts';

const SENDER = {
  publicOrigin: 'https://portal.exemplu.ro',
  name: 'Asociația „Exemplu”',
  contact: 'contact@exemplu.ro',
};
const ISSUE = {
  subject: 'Știri & <termene>',
  preheader: 'Pe scurt',
  body: '<h2>Unu</h2><p>Vedeți <a href="/parteneri">partenerii</a> și <a href="https://anap.gov.ro/x?a=1&amp;b=2" rel="nofollow">ANAP</a>.</p><img src="/api/public/images/0192d6f3-8d02-7000-9966-9eb831be2d05/960" alt="" />',
};

test('both forms name the sender and the reason, and link to preferences and unsubscription', () => {
  const { html, text } = issueMail(ISSUE, SENDER, 'se_cret-1');
  for (const form of [html, text]) {
    expect(form).toContain('Asociația „Exemplu”');
    expect(form).toContain('contact@exemplu.ro');
    expect(form).toContain('vă trimite acest mesaj pentru că v-ați abonat');
    expect(form).toContain('https://portal.exemplu.ro/newsletter/dezabonare#se_cret-1');
    expect(form).toContain('https://portal.exemplu.ro/newsletter/preferinte#se_cret-1');
    expect(form).toContain('Modificați preferințele');
  }
});

test('script injected into any field is not executed', () => {
  for (const attack of ATTACKS) {
    const issue = { subject: attack, preheader: attack, body: sanitise(`<p>${attack}</p>`) };
    const { html } = issueMail(issue, { ...SENDER, name: attack, contact: attack }, null);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('script, svg, math, iframe, object, embed, form, template, base, link').length).toBe(
      0,
    );
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(
      attributes.filter(({ name, value }) => /^on|^style$|^formaction$/.test(name) || /^\s*javascript:/i.test(value)),
    ).toEqual([]);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('h1')?.childElementCount).toBe(0);
  }
});

test('subject and preheader are always text, never markup', () => {
  const { html, subject } = issueMail({ ...ISSUE, preheader: '"><script>alert(1)</script>' }, SENDER, null);
  expect(subject).toBe('Știri & <termene>');
  expect(html).toContain('<h1>Știri &amp; &lt;termene&gt;</h1>');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('paths of the portal become absolute, and the plain text contains the addresses of links', () => {
  const { html, text } = issueMail({ ...ISSUE, subject: 'Știri' }, SENDER, null);
  expect(html).toContain('href="https://portal.exemplu.ro/parteneri"');
  expect(html).toContain('src="https://portal.exemplu.ro/api/public/images/');
  expect(text).toContain(
    'Vedeți partenerii (https://portal.exemplu.ro/parteneri) și ANAP (https://anap.gov.ro/x?a=1&b=2).',
  );
  expect(text).toContain('Dezabonare: https://portal.exemplu.ro/newsletter/dezabonare');
  expect(text).not.toMatch(/<\w|&\w+;/);
});

test('a picture has an absolute address, its size and its description; the plain text has the description', async () => {
  const folder = '/api/public/images/0192d6f3-8d02-7000-9966-9eb831be2d05';
  const body = `<p>Sus.</p><img src="${folder}/960" alt="Podul &quot;nou&quot; /480" width="552" height="368" loading="lazy" /><p>Jos.</p>`;
  const tagOf = (version: string) =>
    `<img src="https://portal.exemplu.ro${folder}/${version}" alt="Podul &quot;nou&quot; /480" width="552" height="368"`;
  const [mail, preview] = [issueMail({ ...ISSUE, body }, SENDER, null), await previewOf({ ...ISSUE, body }, SENDER)];
  // Outlook for Windows shows no WebP; the JPEG is made when the issue is sent.
  expect(mail.html).toContain(tagOf('mail.jpg'));
  expect(preview).toEqual({ ...mail, html: mail.html.replace('mail.jpg', '960') });
  expect(preview.html).toContain(tagOf('960'));
  expect(mail.text).toContain('Sus.\n\n[Imagine: Podul "nou" /480]\n\nJos.');
});

test('without a name of the association, the sender is the portal', () => {
  const { html, text } = issueMail({ ...ISSUE, subject: 'Știri' }, { ...SENDER, name: null, contact: null }, null);
  expect(text.startsWith('Portal PSP')).toBe(true);
  expect(html + text).not.toMatch(/null|undefined/);
});

test('superscripts are kept in both forms', () => {
  const { html, text } = issueMail({ ...ISSUE, body: sanitise('<p>120 m<sup>2</sup></p>') }, SENDER, null);
  expect(html).toContain('120 m<sup>2</sup>');
  expect(text).toContain('120 m²');
});

import { describe, expect, test } from '@jest/globals';
import { ATTACKS } from '../../testing/attacks.ts';
import { sanitise } from './sanitise.ts';
import { excerptOf, readingMinutes, textOf } from './text.ts';

const IMAGE = '/api/public/images/0192d6f3-8d02-7000-9966-9eb831be2d05/960';
const TAGS =
  'h2,h3,h4,p,br,hr,ul,ol,li,blockquote,strong,em,u,s,sup,sub,code,a,img,span,table,caption,thead,tbody,tr,th,td';
const ATTRIBUTES = 'href,rel,src,alt,width,height,loading,colspan,rowspan,scope,start,type,data-mention'.split(',');
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

const parsed = (html: string): HTMLElement => {
  const holder = document.createElement('section');
  holder.innerHTML = html;
  return holder;
};

/** Elements and attributes in the parsed text that are not allowed. */
const harmful = (html: string): string[] =>
  [...parsed(html).querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name === 'href') return !ADDRESS.test(value);
      return name === 'src' ? !value.startsWith('/api/public/images/') : !ATTRIBUTES.includes(name);
    });
    return element.matches(TAGS) ? attributes.map(({ name, value }) => `${name}=${value}`) : [element.outerHTML];
  });

describe('no attack leaves anything executable, however often the page is parsed and serialised', () => {
  test.each(ATTACKS)('%#: %s', (attack) => {
    for (const html of [attack, `<p>înainte ${attack} după</p>`, `<table><tr><td>${attack}</td></tr></table>`]) {
      const clean = sanitise(html);
      const again = parsed(clean).innerHTML;
      expect([harmful(clean), harmful(again), harmful(parsed(again).innerHTML)]).toEqual([[], [], []]);
      expect(sanitise(clean)).toBe(clean);
      expect(harmful(textOf(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;'))).toEqual([]);
    }
  });
});

test('a valid text is unchanged', () => {
  const html = `<h2>Titlu</h2><p>Text <strong>tare</strong>, <em>ales</em> și <a href="/parteneri">propriu</a>.</p><ul><li>unu</li></ul><table><thead><tr><th colspan="2" scope="col">Prag</th></tr></thead><tbody><tr><td>270.120 lei</td></tr></tbody></table><img src="${IMAGE}" alt="Primăria" width="960" height="540" loading="lazy" />`;
  expect(sanitise(html)).toBe(html);
});

test('a list keeps its first number and its numbers, letters or Roman numerals', () => {
  for (const list of ['<ol start="3">', '<ol type="a">', '<ol start="14" type="I">'])
    expect(sanitise(`${list}<li>unu</li></ol>`)).toBe(`${list}<li>unu</li></ol>`);
  for (const list of ['<ol start="1">', '<ol start="-3">', '<ol start="1e9">', '<ol type="disc">', '<ul type="a">'])
    expect(sanitise(`${list}<li>unu</li>${list.replace(/<(..).*/, '</$1>')}`)).not.toContain('=');
});

test('headings are moved below the page’s h1, and old tags are replaced', () => {
  expect(sanitise('<h1>a</h1><h6>b</h6><b>c</b><i>d</i><strike>e</strike>')).toBe(
    '<h2>a</h2><h4>b</h4><strong>c</strong><em>d</em><s>e</s>',
  );
});

test('text deleted under tracked changes is removed; inserted text and superscripts stay, also in the plain text', () => {
  expect(sanitise('<p>de <del>3<b>0</b></del><ins>60</ins> de zile</p>')).toBe('<p>de 60 de zile</p>');
  const areas = '<p>120 m<sup>2</sup>, art. 205<sup><em>1</em></sup>, CO<sub>2</sub>, 12<sup>bis</sup></p>';
  expect(sanitise(areas)).toBe(areas);
  expect(textOf(areas)).toBe('120 m², art. 205¹, CO₂, 12bis');
  expect(textOf('<p>de <s>30</s> 60 de zile</p>')).toBe('de 60 de zile');
});

test('external links get a rel for search engines; an invalid link keeps its text', () => {
  const rel = 'rel="nofollow noopener ugc"';
  expect(sanitise('<a href="https://anap.gov.ro/x?a=1&amp;b=2">ANAP</a>')).toBe(
    `<a href="https://anap.gov.ro/x?a=1&amp;b=2" ${rel}>ANAP</a>`,
  );
  expect(sanitise('<a href="mailto:contact@x.ro">a</a> <a href="tel:+40722123456">b</a>')).toBe(
    `<a href="mailto:contact@x.ro" ${rel}>a</a> <a href="tel:+40722123456" ${rel}>b</a>`,
  );
  expect(sanitise('<a href="https://bun.ro@rau.ro">bun</a>')).toBe('bun');
  expect(sanitise('<a href="ftp://x.ro">arhiva</a> <a name="x">loc</a>')).toBe('arhiva loc');
});

test('only the portal’s own images are kept', () => {
  expect(sanitise(`<img src="${IMAGE}" width="abc">`)).toBe(`<img src="${IMAGE}" alt="" loading="lazy" />`);
  for (const src of ['https://evil.example/x.png', `https://evil.example${IMAGE}`, `${IMAGE}/../x`, 'x.png', ''])
    expect(sanitise(`a<img src="${src}">b`)).toBe('ab');
});

test('a span is kept only where it mentions somebody by an id', () => {
  const person = '0192d6f3-8d02-7000-9966-9eb831be2d05';
  const named = `<p>Bună, <span data-mention="${person}">@Ion Savu</span>.</p>`;
  expect(sanitise(named)).toBe(named);
  expect(textOf(named)).toBe('Bună, @Ion Savu.');
  expect(sanitise(`<span data-mention="${person}" style="color:red" onclick="x()">@Ion</span>`)).toBe(
    `<span data-mention="${person}">@Ion</span>`,
  );
  for (const given of ['<span>', '<span data-mention="">', '<span data-mention="1">', '<span class="mention">'])
    expect(sanitise(`${given}@Ion</span>`)).toBe('@Ion');
});

test('the plain text has one line per block', () => {
  expect(textOf('<h2>Titlu</h2><p>A &amp; B &lt; C<br>d</p><ul><li>unu</li><li>doi</li></ul>')).toBe(
    'Titlu\nA & B < C\nd\nunu\ndoi',
  );
  expect(textOf('<script>x</script>')).toBe('');
});

test('an excerpt ends with a whole word and never exceeds its limit', () => {
  expect(excerptOf('Scurt.')).toBe('Scurt.');
  expect(excerptOf('unu doi trei', 12)).toBe('unu doi trei');
  expect(excerptOf('unu doi, trei patru', 14)).toBe('unu doi, trei…');
  expect(excerptOf('unu doi, trei patru', 11)).toBe('unu doi…');
  expect(excerptOf(' a\n b ', 10)).toBe('a b');
  for (const text of ['ș'.repeat(10_000), '👩‍🌾 '.repeat(400), 'cuvânt '.repeat(2000), '… … …'.repeat(99)]) {
    const excerpt = excerptOf(text);
    expect([...excerpt].length).toBeLessThanOrEqual(150);
    expect(excerpt.isWellFormed() && excerpt.endsWith('…')).toBe(true);
  }
});

test('the reading time is one minute per 200 words, and at least one', () => {
  const words = (count: number) => 'cuvânt '.repeat(count);
  expect([0, 200, 201, 900].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 2, 5]);
});

/* CPU time in milliseconds, which does not depend on other load on the machine; the median of three rounds. */
const medianCosts = (works: readonly (() => unknown)[]): number[] => {
  const rounds = [1, 2, 3].map(() =>
    works.map((work) => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
  return works.map((_, index) => rounds.map((costs) => costs[index] ?? 0).sort((a, b) => a - b)[1] ?? 0);
};

test.each([
  ['<', 50_000],
  ['<a ', 400_000],
  ['&', 50_000],
  ['<p>', 50_000],
])('the cost of a text that repeats %s is linear: four times as long, four times as much', (piece, count) => {
  const [text, longer] = [piece.repeat(count), piece.repeat(4 * count)];
  sanitise(text);
  const [cost = 0, ofLonger = 0] = medianCosts([() => sanitise(text), () => sanitise(longer)]);
  expect(ofLonger / cost).toBeLessThan(8);
});

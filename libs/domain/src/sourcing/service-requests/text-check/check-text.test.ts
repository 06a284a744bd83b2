import { expect, test } from '@jest/globals';
import type { CheckRequestText } from '@psp/contracts/request-text-check';
import { placesIn } from '@psp/contracts/places';
import { FIRST_DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { FIRST_TEXTS } from '../../starting-texts/content/first-texts.ts';
import { checkText } from './check-text.ts';
import { missingTopics, topicsFor } from './checklist.ts';
import { checklistStrings } from './checklist-strings.ts';
import { CHANGES_MAX, clearerText } from './clearer.ts';

const slugs = Object.keys(FIRST_DOMAINS) as DomainSlug[];
const text = (more: Partial<CheckRequestText> = {}): CheckRequestText => ({
  ...{ kind: 'purchase', title: 'Registru', category: 'it-digitalizare', description: '' },
  ...{ hasBudget: false, hasPlace: false, ...more },
});
const missing = (more: Partial<CheckRequestText>) => missingTopics(text(more)).map(({ key }) => key);
const changed = (description: string) => clearerText(description).map(({ after }) => after);

test('each domain has topics of its own, and each topic a sentence or a field', () => {
  for (const category of slugs) {
    const own = topicsFor({ kind: 'purchase', category });
    expect(own.length).toBeGreaterThan(topicsFor({ kind: 'purchase', category: null }).length + 2);
    expect(new Set(own).size).toBe(own.length);
    for (const topic of missingTopics(text({ title: '', category })))
      expect([topic.sentence === null, topic.sentence === '']).toEqual([topic.field !== null, false]);
  }
});

test.each(slugs)('%s: a blank text lacks everything, and a text with all proposed sentences nothing', (category) => {
  const all = missingTopics(text({ title: '', category }));
  expect(all.map(({ key }) => key)).toEqual(topicsFor({ kind: 'purchase', category }));
  const description = all.map(({ sentence }) => sentence ?? '').join('\n');
  expect(missing({ title: '', category, description, hasBudget: true, hasPlace: true })).toEqual([]);
});

test('all topics are in a checklist', () => {
  const used = slugs.flatMap((category) => topicsFor({ kind: 'purchase', category }));
  const asked = topicsFor({ kind: 'consultation', category: null });
  expect([...new Set([...used, ...asked])].toSorted()).toEqual(Object.keys(checklistStrings).toSorted());
});

test.each(slugs.flatMap((slug) => FIRST_TEXTS[slug].map((one) => [slug, one.title, one] as const)))(
  '%s, %s: the starting text says what is delivered and what an offer holds',
  (category, _, { title, description }) => {
    const lacks = missing({ title, category, description, hasBudget: true, hasPlace: true });
    expect(lacks).not.toContain('offer');
    expect(lacks).not.toContain('result');
    // A text from which one starts is not reported as unclear.
    expect(clearerText(description)).toEqual([]);
  },
);

test('budget and place are said by the form or by the text', () => {
  const both = ['place', 'budget'];
  const ofBoth = (more: Partial<CheckRequestText>) => missing(more).filter((key) => both.includes(key));
  expect(ofBoth({})).toEqual(both);
  expect(ofBoth({ hasBudget: true, hasPlace: true })).toEqual([]);
  expect(ofBoth({ description: 'Bugetul este de 15.000 de lei, la sediul primăriei.' })).toEqual([]);
});

test('a consultation is asked for its questions, not for reception and payment', () => {
  const lacks = missing({ kind: 'consultation' });
  expect(lacks).toContain('asked');
  expect(lacks.filter((key) => ['acceptance', 'payment', 'offer'].includes(key))).toEqual([]);
});

test('topics are recognised without diacritics and in capitals', () => {
  expect(missing({ description: 'RECEPTIA SE FACE PRIN PROCES-VERBAL. PROTECTIA DATELOR.' })).not.toContain(
    'acceptance',
  );
  expect(missing({ description: 'protectia datelor' })).not.toContain('dataProtection');
});

test.each([
  [
    'Achiziționăm un program în vederea realizării registrului.',
    'Achiziționăm un program pentru realizarea registrului.',
  ],
  ['In vederea obtinerii avizului, firma depune planul.', 'Pentru obtinerea avizului, firma depune planul.'],
  [
    'Documentele se depun de către firmă, precum și de primărie.',
    'Documentele se depun de firmă, precum și de primărie.',
  ],
  [
    'În cazul în care apar erori, se remediază în termen de maxim 5 zile.',
    'Dacă apar erori, se remediază în cel mult 5 zile.',
  ],
  ['Menționăm că datele rămân la noi.', 'Datele rămân la noi.'],
  ['Un număr de 40 calculatoare pt. școală.', '40 calculatoare pentru școală.'],
  ['Livrarea se face pentru o perioadă de [număr] luni.', 'Livrarea se face pentru [număr] luni.'],
  ['Predarea se face conf. contractului.', 'Predarea se face conform contractului.'],
  [
    'Se aplică HCL nr. 12, iar HCL nr. 13 nu.',
    'Se aplică HCL (hotărâre a consiliului local) nr. 12, iar HCL nr. 13 nu.',
  ],
])('%s', (before, after) => {
  expect(changed(before)).toEqual([after]);
  expect(changed(after)).toEqual([]);
});

test.each([
  'Firma „Servicii de către cetățeni” răspunde.',
  'Se predă [de către cine].',
  'Hotărârea consiliului local (HCL) se respectă.',
  'Adresa este https://exemplu.ro/de-către/x.',
  'Datele se transmit la persoana@pt.ro.',
])('quotations, places, addresses and explained abbreviations stay: %s', (sentence) => {
  expect(changed(sentence)).toEqual([]);
});

const words = (count: number, word = 'cuvânt') => Array.from({ length: count }, () => word).join(' ');

test('a long sentence is divided where a new one may begin, or becomes a list', () => {
  expect(changed(`Firma ${words(20)}, iar primăria ${words(20)}.`)).toEqual([
    `Firma ${words(20)}. Primăria ${words(20)}.`,
  ]);
  expect(changed(`Se livrează: ${words(15)}; ${words(15, 'plan')}; ${words(15, 'act')}.`)).toEqual([
    `Se livrează:\n- ${words(15)};\n- ${words(15, 'plan')};\n- ${words(15, 'act')}.`,
  ]);
  const whole = `Firma ${words(40)}.`;
  expect(clearerText(whole)).toEqual([{ at: 0, before: whole, after: null, why: ['long'] }]);
  expect(changed(`Firma ${words(30)}.`)).toEqual([]);
});

test('each proposal names its faults and where its sentence stands', () => {
  const description = 'Primul rând.\n- Se predă de către firmă, cf. planului.';
  const [change] = clearerText(description);
  expect(change).toMatchObject({ why: ['wordy', 'abbreviated'], after: 'Se predă de firmă, conform planului.' });
  expect(description.slice(change?.at, (change?.at ?? 0) + (change?.before.length ?? 0))).toBe(change?.before);
});

test('no proposal loses a place to fill in or a number', () => {
  const description = slugs.flatMap((slug) => FIRST_TEXTS[slug].map((one) => one.description)).join('\n');
  const wordy = description.replaceAll(' se ', ' se de către ');
  for (const { before, after } of clearerText(wordy)) {
    if (after === null) continue;
    expect(placesIn(after)).toHaveLength(placesIn(before).length);
    expect(after.match(/\d+/g)).toEqual(before.match(/\d+/g));
  }
});

test.each([
  ['20.000 letters of one word', 'a'.repeat(20_000)],
  ['semicolons', '; '.repeat(10_000)],
  ['open brackets', '['.repeat(20_000)],
  ['quotations', '„'.repeat(20_000)],
  ['spaces', `a${' '.repeat(19_998)}b`],
  ['full stops', '. A'.repeat(6600)],
  ['the same phrase', 'în vederea '.repeat(1800)],
  ['sentences to change', 'Se face de către ei. '.repeat(950)],
])('%s are checked in less than 200 ms of a processor', (_, description) => {
  const start = process.cpuUsage();
  expect(checkText(text({ description })).changes.length).toBeLessThanOrEqual(CHANGES_MAX);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});

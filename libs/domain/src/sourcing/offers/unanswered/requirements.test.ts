import { expect, test } from '@jest/globals';
import { FIRST_TEXTS } from '../../starting-texts/content/first-texts.ts';
import { unansweredIn } from './queries.ts';
import { requirementsOf } from './requirements.ts';

const texts = (description: string) => requirementsOf(description).map(({ text }) => text);

test('list items, obligations and what offers must hold are requirements; what the authority has is none', () => {
  expect(
    texts(`Ce ne trebuie
Trecerea registrului în format electronic. Firma instruiește angajații.

Ce avem deja
- registrele pe hârtie;
- trebuie păstrate zece ani;

Ce trebuie făcut
- preluarea datelor;
- legătura cu registrul național.

Ce trebuie să cuprindă oferta
Prețul pe etape, durata și costul anual după garanție.`),
  ).toEqual([
    ...['Firma instruiește angajații', 'preluarea datelor', 'legătura cu registrul național'],
    ...['Prețul pe etape', 'durata', 'costul anual după garanție'],
  ]);
});

test('a sentence that says what the offer holds is divided too', () => {
  expect(texts('Avem un site. Oferta trebuie să cuprindă: prețul, planul de lucru și două referințe.')).toEqual([
    ...['prețul', 'planul de lucru', 'două referințe'],
  ]);
});

test.each([
  [
    'Solicităm migrarea datelor, integrarea cu plata online și instruirea inspectorilor.',
    ['migrarea datelor', 'integrarea cu plata online', 'instruirea inspectorilor'],
  ],
  ['Portalul va cuprinde depunerea cererilor și plata cu cardul.', ['depunerea cererilor', 'plata cu cardul']],
  ['Oferta va cuprinde și instruirea personalului.', ['instruirea personalului']],
  ['Vă rugăm să descrieți metoda de lucru și echipa propusă.', ['metoda de lucru', 'echipa propusă']],
  ['Vom aprecia exemplele de lucrări similare.', ['exemplele de lucrări similare']],
  [
    'Dorim ca fiecare sesizare să aibă un număr, un responsabil și un termen.',
    ['Dorim ca fiecare sesizare să aibă un număr, un responsabil și un termen'],
  ],
  ['Datele din ultimii cinci ani se migrează.', ['Datele din ultimii cinci ani se migrează']],
  ['Sistemul va înlocui registratura actuală.', ['Sistemul va înlocui registratura actuală']],
  ['Vizita se poate face în orice zi lucrătoare. Vă mulțumim.', []],
  ['Arhiva are 2.300 de planșe, unele fragile.', []],
])('%s', (description, expected) => {
  expect(texts(description)).toEqual(expected);
});

test('the words of a requirement tell it apart, without places to fill in', () => {
  const [first] = requirementsOf('- instruirea a [număr] angajați și asistență 12 luni;');
  expect([...(first?.words ?? [])]).toEqual([
    ...[
      ['instruirea', 'instruirea'],
      ['angajati', 'angajați'],
    ],
    ...[
      ['asistenta', 'asistență'],
      ['12', '12'],
      ['luni', 'luni'],
    ],
  ]);
});

test.each(Object.values(FIRST_TEXTS).flatMap((all) => all.map((one) => [one.title, one.description] as const)))(
  'the starting text %s has requirements',
  (_, description) => {
    const found = requirementsOf(description);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.filter(({ text }) => text.length > 300)).toEqual([]);
  },
);

test('a requirement is unanswered when more than half of its words are absent, and no field answers them', () => {
  const requirements = requirementsOf('- Prețul pe etape\n- Durata\n- Instruirea angajaților, operatori');
  const absent = new Set(['pretul', 'etape', 'durata', 'instruirea', 'operatori']);
  const none = { price: false, method: false, days: false, team: false };
  expect(unansweredIn(requirements, absent, none)).toEqual([
    { text: 'Prețul pe etape', words: ['Prețul', 'etape'] },
    { text: 'Durata', words: ['Durata'] },
    { text: 'Instruirea angajaților, operatori', words: ['Instruirea', 'operatori'] },
  ]);
  expect(unansweredIn(requirements, absent, { ...none, price: true, days: true }).map(({ text }) => text)).toEqual([
    'Instruirea angajaților, operatori',
  ]);
});

test.each([
  ['headings', 'Ceva\n'.repeat(4000)],
  ['items', '- x\n'.repeat(5000)],
  ['one line', 'oferta cuprinde a, '.repeat(1000)],
  ['spaces', ' '.repeat(20_000)],
  ['letters', 'a'.repeat(20_000)],
  ['offers', 'oferta '.repeat(2800)],
])('a text of %s is read in less than 200 ms of a processor', (_, description) => {
  const start = process.cpuUsage();
  expect(requirementsOf(description).length).toBeLessThanOrEqual(80);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});

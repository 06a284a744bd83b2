import { expect, test } from '@jest/globals';
import { summaryOf } from './problems.ts';
import { firmaProblems, ownProblems, personProblems, uatProblems, workProblems } from './rules.ts';
import { BLANK_FIRMA, BLANK_UAT, firmaBody, NO_PERSON, type FirmaForm, type UatForm } from './values.ts';

const floresti = { siruta: 57706, name: 'Comuna Florești', type: 'commune', countyCode: 'CJ' } as const;
const uat: UatForm = {
  ...BLANK_UAT,
  countyCode: 'CJ',
  authority: floresti,
  address: 'Str. Avram Iancu 170',
  cui: 'RO 4221306',
  package: 'bronze',
};
const firma: FirmaForm = {
  ...BLANK_FIRMA,
  name: 'Consult SRL',
  cui: '18547290',
  registrationNumber: 'J40/1234/2020',
  countyCode: 'B',
  locality: 'București',
  address: 'Str. Lungă 1',
  legalRepresentative: 'Ion Ion',
};
const idsAndMessages = (problems: { id: string; message: string }[]) =>
  problems.map(({ id, message }) => [id, message]);

test('a complete institution has no problem', () => expect(uatProblems(uat)).toEqual([]));
test('a complete company has no problem', () => expect(firmaProblems(firma)).toEqual([]));

test('empty fields are listed one by one, after the specified sentence', () => {
  const problems = summaryOf(uatProblems(BLANK_UAT));
  expect(idsAndMessages(problems)).toEqual([
    ['', 'Vă rugăm completați toate câmpurile obligatorii'],
    ['countyCode', 'Alegeți județul.'],
    ['package', 'Alegeți pachetul.'],
    ['cui', 'Scrieți CUI-ul.'],
    ['address', 'Scrieți adresa.'],
  ]);
});

test('with a county, the registry entry is required, or a name and type', () => {
  expect(uatProblems({ ...uat, authority: null }).map(({ id }) => id)).toEqual(['authority']);
  expect(idsAndMessages(uatProblems({ ...uat, isListed: false }))).toEqual([
    ['ownName', 'Scrieți denumirea instituției.'],
    ['ownType', 'Alegeți tipul instituției.'],
  ]);
  expect(uatProblems({ ...uat, isListed: false, ownName: 'ADI Someș', ownType: 'adi' })).toEqual([]);
});

test('a tax code of the wrong shape is refused; a wrong control digit can be confirmed', () => {
  expect(uatProblems({ ...uat, cui: 'RO 12' })[0]?.message).toMatch(/^(CUI-ul are|Ultima cifră)/);
  expect(idsAndMessages(uatProblems({ ...uat, cui: 'abc' }))).toEqual([
    ['cui', 'CUI-ul are între 2 și 10 cifre, cu sau fără RO în față, de exemplu RO 4221306.'],
  ]);
  expect(uatProblems({ ...uat, cui: '12345678' })[0]?.message).toMatch(/^Ultima cifră .* bifați că l-ați verificat\.$/);
  expect(uatProblems({ ...uat, cui: '12345678', cuiConfirmed: true })).toEqual([]);
});

test('invalid trade register numbers and websites show an example', () => {
  const problems = firmaProblems({ ...firma, registrationNumber: 'J99/1/2020', website: 'nu e', cui: '12345678' });
  expect(problems.map(({ id }) => id)).toEqual(['cui', 'registrationNumber', 'website']);
  expect(summaryOf(problems)).toEqual(problems);
  expect(problems[1]?.message).toBe('Codul județului din numărul de registru este între 1 și 40, 51 sau 52.');
});

test('a company needs a domain and a portfolio', () => {
  expect(workProblems(firma).map(({ id }) => id)).toEqual(['expertise', 'portfolio']);
  expect(workProblems({ ...firma, expertise: ['mediu'], portfolio: 'Da' })).toEqual([]);
});

test('the expertise implies domains of requests, of which one has to stay', () => {
  const services = { ...firma, expertise: ['it-digitalizare', 'furnizor-servicii'], portfolio: 'Da' };
  expect(firmaBody(services)).not.toHaveProperty('domains');
  const it = { ...services, withoutDomains: ['achizitii-publice', 'resurse-umane', 'marketing-comunicare'] };
  expect(firmaBody(it)).toMatchObject({ domains: ['it-digitalizare'] });
  expect(workProblems(it)).toEqual([]);
  expect(idsAndMessages(workProblems({ ...it, withoutDomains: [...it.withoutDomains, 'it-digitalizare'] }))).toEqual([
    ['withoutDomains', 'Alegeți cel puțin un domeniu din care să primiți solicitări.'],
  ]);
});

test('a wrong e-mail, a wrong phone and a long text have Romanian messages', () => {
  const person = { contactName: 'A'.repeat(121), position: 'Primar', email: 'ana@', phone: '123' };
  expect(idsAndMessages(personProblems(person))).toEqual([
    ['contactName', 'Textul are cel mult 120 de caractere.'],
    ['email', 'Introduceți o adresă de e-mail validă.'],
    ['phone', 'Numărul de telefon are zece cifre, de exemplu 0722 123 456.'],
  ]);
  expect(summaryOf(personProblems(person))).toEqual(personProblems(person));
  expect(personProblems(NO_PERSON).every(({ isMissing }) => isMissing)).toBe(true);
});

test('a request for access requires the user’s own name, with the words of its label', () => {
  expect(idsAndMessages(ownProblems(NO_PERSON))[0]).toEqual(
    idsAndMessages([{ id: 'contactName', message: 'Scrieți numele dvs.' }])[0],
  );
});

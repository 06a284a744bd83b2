import { formatNumber, plural } from '@psp/design-system/format';

const communities = (count: number) => plural(count, { one: 'comunitate', few: 'comunități', other: 'comunități' });
const projects = (count: number) =>
  plural(count, { one: 'proiect în derulare', few: 'proiecte în derulare', other: 'proiecte în derulare' });

export const strings = {
  kind: 'Comunitate',
  title: 'Comunități',
  headline: 'Comunitățile din rețea',
  lead: 'Orașe și comune care se prezintă: ce se poate vedea acolo, ce construiesc acum și cum le puteți contacta.',
  description:
    'Comunitățile din rețeaua Portal PSP, pe hartă și în listă: obiective turistice, proiecte în derulare și date de contact ale instituțiilor.',
  figures: 'Rețeaua în cifre',
  communitiesFigure: (count: number) => (count === 1 ? 'comunitate prezentată' : 'comunități prezentate'),
  countiesFigure: (count: number) => (count === 1 ? 'județ' : 'județe'),
  projectsFigure: (count: number) => (count === 1 ? 'proiect în derulare' : 'proiecte în derulare'),
  map: {
    map: 'Harta județelor',
    hint: 'Alegeți un județ pe hartă sau din listă.',
    empty: 'Harta se colorează pe măsură ce autoritățile își publică prezentările.',
    county: (name: string, count: number) => `${name}: ${count === 0 ? 'nicio comunitate' : communities(count)}`,
    legend: 'Comunități într-un județ',
  },
  searchHint: 'Nume, descriere sau obiectiv',
  countyLabel: 'Județ',
  allCounties: 'Toate județele',
  apply: 'Caută',
  count: communities,
  sorted: 'În ordine alfabetică.',
  noMatchTitle: 'Nicio comunitate nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate județele.',
  emptyTitle: 'Nicio comunitate încă',
  emptyText: 'Prezentările apar aici după ce autoritățile le publică.',
  inhabitants: (count: number) => plural(count, { one: 'locuitor', few: 'locuitori', other: 'locuitori' }),
  projects,
  test: 'Comunitate de test',
  kept: 'Prezentare ținută de asociație; instituția nu este încă membră.',
  sheet: 'Fișă de tipărit',
  sheetOf: (name: string) => `${name}, fișă de tipărit`,
  sheetAttractions: 'De văzut',
  sheetProjects: 'Proiecte',
  inCounty: (county: string) => `Județul ${county}`,
  stage: (status: string, progress: number) => `${status}, ${progress}%`,
  more: (count: number) => `și încă ${formatNumber(count)}`,
  backHome: 'Pagina principală',
};

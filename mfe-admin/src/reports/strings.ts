import type { PeriodDays } from '@psp/contracts/compared-periods';
import type { Compared, NetworkFigure } from '@psp/contracts/network-report-words';
import { formatDate, formatNumber, plural, type PluralForms } from '@psp/design-system/format';

const people = (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' });
const projects = (count: number) =>
  plural(count, { one: 'proiect este', few: 'proiecte sunt', other: 'proiecte sunt' });
const spanOf = ({ from, to }: PeriodDays) => `${formatDate(from)} – ${formatDate(to)}`;

/* The noun of a count without its number: "de membri" after 412. */
const noun =
  (forms: PluralForms) =>
  (count: number): string =>
    plural(count, forms).slice(formatNumber(count).length + 1);

export const strings = {
  lead: 'Rețeaua întreagă, din toate rândurile portalului.',
  span: spanOf,
  computed: (when: string) => `Socotite ${when}, din toate rândurile`,
  today: (clock: string) => `azi, la ${clock}`,
  again: 'Socotește din nou',
  computing: 'Se socotește…',
  computedAgain: 'Cifrele au fost socotite din nou.',
  computeFailed: 'Cifrele nu au fost socotite',
  compared: 'Față de',
  comparedWith: { year: 'anul trecut', before: 'perioada dinainte' } satisfies Record<Compared, string>,
  county: 'Județ',
  allCounties: 'Toate județele',
  figures: 'Cifrele rețelei',
  files: 'Fișiere',
  pdf: 'PDF',
  allTables: 'Toate tabelele, câte o foaie',
  fileOf: (format: string, title: string) => `Descarcă ${format}: ${title.toLowerCase()}`,
  how: (name: string) => `Cum se socotește: ${name.toLowerCase()}`,
  close: 'Închide',
  labels: {
    members: noun({ one: 'membru', few: 'membri', other: 'membri' }),
    partners: noun({ one: 'partener', few: 'parteneri', other: 'parteneri' }),
    active: () => 'active în 30 de zile',
    requests: noun({ one: 'solicitare trimisă', few: 'solicitări trimise', other: 'solicitări trimise' }),
    firstOffer: () => 'până la prima ofertă',
    offersPerRequest: noun({
      one: 'ofertă pe solicitare',
      few: 'oferte pe solicitare',
      other: 'oferte pe solicitare',
    }),
    acceptance: () => 'ajung la o alegere',
    accepted: () => 'acceptate, fără TVA',
    rating: () => 'nota medie',
    downloads: noun({ one: 'descărcare', few: 'descărcări', other: 'descărcări' }),
    training: noun({ one: 'oră de curs', few: 'ore de curs', other: 'ore de curs' }),
    answers: noun({ one: 'răspuns pe forum', few: 'răspunsuri pe forum', other: 'răspunsuri pe forum' }),
  } satisfies Record<NetworkFigure, (value: number) => string>,
  was: (value: string) => `înainte: ${value}`,
  same: 'la fel ca înainte',
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  graduates: (count: number) => plural(count, { one: 'absolvent', few: 'absolvenți', other: 'absolvenți' }),
  before: (days: PeriodDays, value: string) => `În perioada comparată, ${spanOf(days)}: ${value}.`,
  nothingBefore: 'nimic de socotit',
  seeRequests: (count: number) =>
    `Vezi ${plural(count, { one: 'solicitare', few: 'solicitări', other: 'solicitări' })}`,
  seeOrganisations: (count: number) =>
    `Vezi ${plural(count, { one: 'organizație', few: 'organizații', other: 'organizații' })}`,
  byMonth: (name: string) => `${name}, pe luni`,
  month: 'Luna',
  reviewsColumn: 'Recenzii',
  funnel: 'De la solicitare la recenzie',
  csv: 'CSV',
  xlsx: 'XLSX',
  lost: (count: number) => `Aici se pierd cele mai multe: ${formatNumber(count)}.`,
  why: 'De ce',
  whyLabel: (count: number) =>
    count === 1
      ? 'De ce: vezi solicitarea care s-a oprit aici'
      : `De ce: vezi cele ${plural(count, { one: 'solicitare', few: 'solicitări', other: 'solicitări' })} care s-au oprit aici`,
  requestsAt: (step: string, count: number) => `${step}: ${formatNumber(count)}`,
  percents: (underWay: number) =>
    `Procentele sunt din solicitările trimise.${underWay > 0 ? ` ${projects(underWay)} încă în lucru sau suspendate.` : ''}`,
  noRequests: 'Nicio solicitare trimisă în această perioadă.',
  counties: (measure: string) => `${measure} pe județe`,
  measure: 'Ce se numără',
  allCountiesTable: 'Cifrele pe județe',
  measures: { members: 'Membri', partners: 'Parteneri', requests: 'Solicitări', accepted: 'Acceptate, lei' },
  asTable: 'Ca tabel',
  asMap: 'Ca hartă',
  mapHint: 'Un județ deschide lista lui.',
  from: (count: string) => `${count} și peste`,
  range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  countyName: 'Județ',
  inCounty: (county: string, value: string) => `${county}: ${value}`,
  cohorts: 'Câte rămân active, după luna înscrierii',
  activeIs: 'activ: cel puțin o solicitare, o ofertă deschisă sau un mesaj în lună',
  joined: 'Înscriși în',
  organisations: 'Organizații',
  monthNumber: (number: number) => `luna ${number}`,
  cohortCell: (month: string, number: number, share: string) => `${month}, luna ${number}: ${share} active`,
  joinedIn: (month: string, count: number) => `Înscriși în ${month}: ${formatNumber(count)}`,
  packages: 'Membri pe pachete',
  package: 'Pachetul de acum',
  noPackage: 'Fără pachet',
  noMembers: 'Niciun membru.',
  inPackage: (name: string, count: number) => `${name}: ${formatNumber(count)}`,
  yearly: (year: number) => `Raportul public pe ${year}`,
  yearlyTitle: 'Raportul public al anului',
  noYearly: 'Încă nu este publicat raportul niciunui an.',
  allYearly: 'Rapoarte anuale',
  yearlyAt: (address: string, licence: string) => `${address}, cu date deschise (CSV, JSON) sub licența ${licence}.`,
  nextYearly: (year: number) => `Anul ${year} se poate publica din ianuarie ${year + 1}.`,
  publishedBy: (name: string | undefined, day: string) => (name ? `Publicat de ${name}, ${day}` : `Publicat ${day}`),
  openYearly: (year: number) => `Deschide raportul pe ${year}`,
  mail: 'Raportul lunar, pe e-mail',
  on: 'Pornit',
  off: 'Oprit',
  toNobody: 'Fără destinatari',
  leavesToNobody: 'Raportul este pornit, dar nu pleacă la nimeni. Alegeți cine îl primește.',
  leaves: (names: string, nextOn: string) =>
    `Pleacă în prima zi lucrătoare a lunii, la ora 08:00, la ${names}. Următorul: ${formatDate(nextOn)}.`,
  leavesNot:
    'Cifrele lunii încheiate pot pleca pe e-mail în prima zi lucrătoare a lunii, la ora 08:00. Acum este oprit.',
  more: (names: string, count: number) => `${names} și încă ${people(count)}`,
  last: ({ on, recipients }: { on: string; recipients: number }) =>
    `Ultimul: ${formatDate(on)}, trimis la ${people(recipients)}`,
  noLast: 'Încă nu a plecat niciunul.',
  see: 'Vezi-l',
  change: 'Schimbă',
  changeTitle: 'Raportul lunar, pe e-mail',
  isOn: 'Trimite raportul în fiecare lună',
  recipients: 'Cine îl primește',
  nobody: 'Alegeți cel puțin o persoană.',
  save: 'Salvează',
  saved: 'Raportul lunar a fost schimbat.',
  preview: 'Raportul lunar, așa cum ar pleca acum',
};

import {
  ABOUT_LENGTH,
  COMPETENCES_MAX,
  type ListingField,
  type PeopleKind,
  type PeopleQuery,
} from '@psp/contracts/people';
import { plural } from '@psp/design-system/format';

export const SORT_LABELS: Record<PeopleQuery['sort'], string> = { name: 'Nume', newest: 'Apăruți recent' };
export const ORDER: Record<PeopleQuery['sort'], string> = {
  name: 'În ordinea numelui',
  newest: 'Cei apăruți ultimii sunt primii',
};
export const KIND_LABELS: Record<PeopleKind, string> = { uat: 'Din autorități', firma: 'Din firme partenere' };

/** Labels of the switches, one for each field that may be shown. */
export const SHOW_LABELS: Record<ListingField, string> = {
  position: 'Arată funcția',
  competences: 'Arată domeniile și competențele',
  about: 'Arată textul despre mine',
  phone: 'Arată telefonul',
  email: 'Arată e-mailul contului meu',
};

const people = (count: number) => plural(count, { one: 'persoană', few: 'persoane', other: 'persoane' });

export const strings = {
  title: 'Persoane',
  lead: 'Colegi din rețea care au ales să poată fi găsiți.',
  searchHint: 'Caută după nume, funcție, competență sau organizație',
  county: 'Județ',
  allCounties: 'Toate județele',
  domain: 'Domeniu',
  allDomains: 'Toate domeniile',
  kind: 'Organizație',
  allKinds: 'Autorități și firme',
  sort: 'Sortare',
  count: people,
  emptyTitle: 'Nimeni nu apare încă în director',
  emptyText: 'Apar aici cei care aleg asta. Fiecare hotărăște ce arată: funcția, competențele, telefonul sau e-mailul.',
  noMatchTitle: 'Nicio persoană nu se potrivește',
  noMatchText: 'Încercați alt cuvânt, alt județ sau alt domeniu. Cine nu a ales să apară nu este găsit.',
  toMine: 'Apariția mea în director',
  you: 'dvs.',
  competencesOf: (name: string) => `Domenii și competențe: ${name}`,
  more: (count: number) => `și încă ${count}`,
  competenceChip: (competence: string) => `Competență: ${competence}`,
  organisationChip: (name: string) => `Organizație: ${name}`,
  anOrganisation: 'o singură organizație',

  facts: 'Unde lucrează',
  organisation: 'Organizația',
  position: 'Funcția',
  countyTerm: 'Județul',
  colleagues: (count: number) => `Încă ${people(count)} din organizație`,
  domains: 'Domenii',
  competences: 'Competențe',
  about: 'Despre',
  nothingShown: 'Nu arată domenii, competențe sau un text despre sine.',
  contact: 'Cum luați legătura',
  phone: 'Telefon',
  email: 'E-mail',
  write: 'Scrie-i',
  writeHint: (organisation: string) =>
    `Mesajul ajunge la ${organisation}, cu numele persoanei în subiect; îl pot citi și colegii ei.`,
  sameKind: 'Conversațiile din portal sunt între o autoritate și o firmă, așa că aici nu se poate începe una.',
  readsOnly: 'Ca cititor nu puteți scrie în numele organizației dvs.; poate scrie un coleg cu rol de editor.',
  reach: 'Puteți folosi telefonul sau e-mailul de mai jos.',
  reachOrganisation: 'Persoana nu arată telefonul sau e-mailul. Căutați-o prin organizația ei.',
  isYou: 'Așa vă văd ceilalți membri.',
  edit: 'Schimbă ce arăt',
  hiddenTitle: 'Ascunsă de asociație',

  mine: 'Apariția mea în director',
  mineLead: 'Vă găsesc numai membrii organizațiilor aprobate. Hotărâți dvs. dacă apăreți și ce se vede.',
  isListed: 'Apar în director',
  isListedHint: 'Numele dvs. și organizația se văd întotdeauna; restul, numai dacă bifați.',
  positionLabel: 'Funcția',
  domainsLabel: 'Domenii',
  competencesLabel: 'Competențe',
  competencesHint: `Cel mult ${COMPETENCES_MAX}, câte una pe rând, de exemplu „licitații deschise”.`,
  addCompetence: 'Adaugă o competență',
  competence: (number: number) => `Competența ${number}`,
  inUse: 'Folosite și de alții:',
  aboutLabel: 'Despre mine',
  aboutHint: `Text simplu, cel mult ${ABOUT_LENGTH} de caractere.`,
  phoneLabel: 'Telefon',
  emailLabel: (email: string) => `E-mailul contului: ${email}`,
  save: 'Salvează',
  saved: 'Apariția în director a fost salvată',
  savedListed: 'Membrii vă pot găsi.',
  savedOff: 'Nu apăreți în director.',
  preview: 'Cum vă văd ceilalți',
  previewOff: 'Nu vă vede nimeni cât timp „Apar în director” nu este bifat.',
  problem: 'Există o problemă',
  isHidden: 'Asociația a ascuns apariția dvs. în director',
  hiddenReason: (reason: string) => `Motiv: ${reason}`,
  hiddenWay: 'Puteți schimba textul, apoi scrieți un tichet de suport pentru a fi afișat din nou.',
  support: 'Scrie la suport',
};

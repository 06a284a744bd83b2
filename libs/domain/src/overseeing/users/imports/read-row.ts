import type { OrganisationImportColumn } from '@psp/contracts/organisation-import-names';
import { type ImportedTexts, importedTexts } from '@psp/contracts/organisation-import-row';
import { packageOf, type UatType } from '@psp/contracts/organisation-names';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { type Cell, folded, slugOf, type Wrong, wrongOf } from '../../../csv-table.ts';
import type { FoundingContent } from '../../../joining/members/founding/content.ts';
import { KINDS, PACKAGE_NAMES, TYPE_NAMES, WRONG } from './strings.ts';

/** A row: what it says, or what is wrong. `place`: name of the authority in the registry, '' for who is not in it. */
export type ReadRow = { email: string; place: string; content: FoundingContent } | { wrong: Wrong[] };

const COLUMNS: Record<keyof ImportedTexts, OrganisationImportColumn> = {
  ...{ name: 'Denumire', cui: 'CUI', email: 'E-mail', locality: 'Localitate', address: 'Adresă', phone: 'Telefon' },
  ...{ registrationNumber: 'Nr. registrul comerțului', legalRepresentative: 'Reprezentant legal', website: 'Site' },
};

const kindOf = (typed: string): 'uat' | 'firma' | undefined =>
  (['uat', 'firma'] as const).find((kind) => KINDS[kind].some((name) => folded(name) === folded(typed)));

const countyOf = (typed: string): CountyCode | undefined =>
  slugOf(COUNTIES, typed.replace(/^(jude[tț]ul|jud\.?|municipiul)\s+/i, ''));

/* "Primăria Comunei Șelimbăr" is the commune. */
const OFFICE = /^(uat|prim[aă]ria)\s+/i;
const GENITIVES: readonly (readonly [RegExp, string])[] = [
  [/^comunei\s+/i, 'Comuna '],
  [/^ora[sș]ului\s+/i, 'Orașul '],
  [/^municipiului\s+/i, 'Municipiul '],
  [/^sectorului\s+/i, 'Sectorul '],
];
const inNominative = (name: string): string => {
  const bare = name.replace(OFFICE, '');
  return GENITIVES.reduce((done, [pattern, word]) => done.replace(pattern, word), bare);
};

const PREFIXES: readonly (readonly [string, UatType])[] = [
  ...([
    ['comuna ', 'commune'],
    ['orasul ', 'town'],
    ['municipiul ', 'municipality'],
  ] as const),
  ...([
    ['consiliul judetean', 'county_council'],
    ['sectorul ', 'sector'],
    ['asociatia de dezvoltare', 'adi'],
  ] as const),
  ['adi ', 'adi'],
];
const typeOf = (name: string): UatType | undefined => PREFIXES.find(([prefix]) => folded(name).startsWith(prefix))?.[1];

const PLACES: Partial<Record<UatType, string>> = { commune: 'Comuna', town: 'Orașul', municipality: 'Municipiul' };
/* The name by which the registry is searched: the official one, or type and locality. */
const placeOf = (name: string, locality: string, type: UatType): string => {
  if (type === 'adi') return '';
  const word = PLACES[type];
  if (!word || typeOf(name) === type) return name;
  return `${word} ${locality || name}`;
};

interface Uat {
  uatType: UatType;
  package: FoundingContent['package'];
  place: string;
}

const uatOf = (cell: Cell): { read: Uat | null; wrong: Wrong[] } => {
  const name = inNominative(cell('Denumire'));
  const [typed, chosen] = [cell('Tip'), cell('Pachet')];
  const uatType = typed ? slugOf(TYPE_NAMES, typed) : typeOf(name);
  const bundle = chosen ? slugOf(PACKAGE_NAMES, chosen) : uatType && packageOf(uatType);
  const wrong: Wrong[] = [
    ...(uatType ? [] : [['Tip', typed ? WRONG.type : WRONG.noType] satisfies Wrong]),
    ...(bundle || !uatType ? [] : [['Pachet', WRONG.package] satisfies Wrong]),
  ];
  if (!uatType || !bundle) return { read: null, wrong };
  return { read: { uatType, package: bundle, place: placeOf(name, cell('Localitate'), uatType) }, wrong };
};

const expertiseOf = (cell: Cell, names: Record<string, string>): { slugs: string[]; wrong: Wrong[] } => {
  const typed = cell('Domenii')
    .split(/[;|]/)
    .flatMap((name) => name.trim() || []);
  const slugs = typed.map((name) => slugOf(names, name));
  return slugs.includes(undefined)
    ? { slugs: [], wrong: [['Domenii', WRONG.expertise(Object.values(names))]] }
    : { slugs: [...new Set(slugs.filter((slug) => slug !== undefined))], wrong: [] };
};

const FIRM_ONLY = { registrationNumber: '', legalRepresentative: '', expertise: [] };

/** Reads a row of the table. `names`: of expertise, by key. Run it in a thread. */
export function readRow(cell: Cell, names: Record<string, string>): ReadRow {
  const kind = kindOf(cell('Fel'));
  const countyCode = countyOf(cell('Județ'));
  const { data, error } = importedTexts.safeParse(
    Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, cell(column)])),
  );
  const uat = kind === 'uat' ? uatOf(cell) : null;
  const expertise = kind === 'firma' ? expertiseOf(cell, names) : null;
  const wrong: Wrong[] = [
    ...(kind ? [] : [['Fel', WRONG.kind] satisfies Wrong]),
    ...(error ? wrongOf(error, COLUMNS) : []),
    ...(countyCode ? [] : [['Județ', WRONG.county] satisfies Wrong]),
    ...(uat?.wrong ?? []),
    ...(expertise?.wrong ?? []),
  ];
  if (!kind || !countyCode || !data || wrong.length > 0) return { wrong };
  const { email: address, ...said } = data;
  const shared = { ...said, kind, countyCode, siruta: null };
  if (kind === 'firma')
    return {
      ...{ email: address, place: '' },
      content: { ...shared, uatType: null, package: null, expertise: expertise?.slugs ?? [] },
    };
  const { place = '', uatType = null, package: bundle = null } = uat?.read ?? {};
  const name = inNominative(said.name);
  return { email: address, place, content: { ...shared, ...FIRM_ONLY, name, uatType, package: bundle } };
}

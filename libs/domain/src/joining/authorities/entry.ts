import type { UatType } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { romanianLetters } from '../../letters.ts';

/** One line of the nomenclature, as far as it is read. */
export interface Line {
  siruta: number;
  name: string;
  /** Number of the county, 1–40, 51 or 52. */
  county: number;
  type: number;
}

/** One authority of the registry. */
export interface Authority {
  siruta: number;
  name: string;
  type: Exclude<UatType, 'adi'>;
  countyCode: CountyCode;
}

// The statistical office's numbers, in its order.
const COUNTY_NUMBERS: readonly CountyCode[] = [
  ...(['AB', 'AR', 'AG', 'BC', 'BH', 'BN', 'BT', 'BV', 'BR', 'BZ'] as const),
  ...(['CS', 'CJ', 'CT', 'CV', 'DB', 'DJ', 'GL', 'GJ', 'HR', 'HD'] as const),
  ...(['IL', 'IS', 'IF', 'MM', 'MH', 'MS', 'NT', 'OT', 'PH', 'SM'] as const),
  ...(['SJ', 'SB', 'SV', 'TR', 'TM', 'TL', 'VS', 'VL', 'VN', 'B'] as const),
];
const NEWER_COUNTIES: Record<number, CountyCode> = { 51: 'CL', 52: 'GR' };

/** The county of a number; undefined for one that is none. */
export const countyOfNumber = (number: number): CountyCode | undefined =>
  COUNTY_NUMBERS[number - 1] ?? NEWER_COUNTIES[number];

const COUNTY = 40;
const TOWN = 2;
const COMMUNE = 3;
const SECTOR = 6;
const MUNICIPALITIES = [1, 4];
/** The capital's general city hall is listed among the localities. */
const BUCHAREST = 179_132;

const PARTICLES = new Set([
  'de',
  'din',
  'la',
  'cel',
  'cea',
  'cu',
  'sub',
  'lui',
  'al',
  'a',
  'ai',
  'ale',
  'pe',
  'și',
  'în',
  'peste',
]);
const PREFIX = /^(?:județul|municipiul|oraș(?:ul)?|comuna)\s+/;

const titled = (word: string): string => word.charAt(0).toLocaleUpperCase('ro') + word.slice(1);

/**
 * The place of an official name: "ORAŞ BAIA DE ARIEŞ" → "Baia de Arieș", "I.L.CARAGIALE" → "I. L. Caragiale". Spaces around
 * hyphens and doubled ones go.
 */
export function placeName(official: string): string {
  return romanianLetters(official)
    .toLocaleLowerCase('ro')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(PREFIX, '')
    .replace(/\s*-\s*/g, '-')
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLES.has(word) ? word : word.split('-').map(titled).join('-')))
    .join(' ');
}

/** The authority that a line of the nomenclature stands for; null for villages and whatever else has none. */
export function authorityOf({ siruta, name, type }: Line, countyCode: CountyCode): Authority | null {
  const place = placeName(name);
  if (siruta === BUCHAREST || MUNICIPALITIES.includes(type))
    return { siruta, name: `Municipiul ${place}`, type: 'municipality', countyCode };
  if (type === TOWN) return { siruta, name: `Orașul ${place}`, type: 'town', countyCode };
  if (type === COMMUNE) return { siruta, name: `Comuna ${place}`, type: 'commune', countyCode };
  if (type === COUNTY && countyCode !== 'B')
    return { siruta, name: `Consiliul Județean ${COUNTIES[countyCode]}`, type: 'county_council', countyCode };
  if (type === SECTOR) {
    const number = /\d+/.exec(name)?.[0] ?? '';
    return { siruta, name: `Sectorul ${number} al Municipiului București`, type: 'sector', countyCode };
  }
  return null;
}

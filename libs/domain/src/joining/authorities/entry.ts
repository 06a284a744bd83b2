import type { UatType } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { romanianLetters } from '../../letters.ts';

/** The columns of a nomenclature line that the import uses. */
export interface Line {
  siruta: number;
  name: string;
  /** County number: 1–40, 51 or 52. */
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

/** Returns the county with this number; undefined when there is none. */
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
 * Returns the place in an official name, in normal case: "ORAŞ BAIA DE ARIEŞ" → "Baia de Arieș", "I.L.CARAGIALE" →
 * "I. L. Caragiale". Removes spaces around hyphens and repeated spaces.
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

/** Returns the authority described by a line of the nomenclature; null for villages and other entries without an authority. */
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

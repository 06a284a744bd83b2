import { romanianLetters } from '../../letters.ts';

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

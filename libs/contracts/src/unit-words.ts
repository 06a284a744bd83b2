import { fold } from './fold.ts';

/** Units written as words, singular and plural. */
const UNITS: readonly (readonly [one: string, many: string])[] = [
  ['lună', 'luni'],
  ['zi', 'zile'],
  ['oră', 'ore'],
  ['minut', 'minute'],
  ['an', 'ani'],
  ['săptămână', 'săptămâni'],
  ['bucată', 'bucăți'],
  ['set', 'seturi'],
  ['pachet', 'pachete'],
  ['cutie', 'cutii'],
  ['palet', 'paleți'],
  ['sac', 'saci'],
  ['top', 'topuri'],
  ['rolă', 'role'],
  ['pereche', 'perechi'],
  ['persoană', 'persoane'],
  ['participant', 'participanți'],
  ['utilizator', 'utilizatori'],
  ['licență', 'licențe'],
  ['abonament', 'abonamente'],
  ['serviciu', 'servicii'],
  ['lucrare', 'lucrări'],
  ['etapă', 'etape'],
  ['document', 'documente'],
  ['dosar', 'dosare'],
  ['pagină', 'pagini'],
  ['exemplar', 'exemplare'],
  ['filă', 'file'],
  ['fișier', 'fișiere'],
  ['raport', 'rapoarte'],
  ['poziție', 'poziții'],
  ['deplasare', 'deplasări'],
  ['vizită', 'vizite'],
  ['sesiune', 'sesiuni'],
  ['modul', 'module'],
  ['integrare', 'integrări'],
  ['circuit', 'circuite'],
  ['echipament', 'echipamente'],
  ['locație', 'locații'],
  ['metru', 'metri'],
  ['metru pătrat', 'metri pătrați'],
  ['metru cub', 'metri cubi'],
  ['kilometru', 'kilometri'],
  ['kilogram', 'kilograme'],
  ['tonă', 'tone'],
  ['litru', 'litri'],
  ['hectar', 'hectare'],
];

const plain = (word: string): string => fold(word).trim();
const words = new Map(UNITS.flatMap((pair) => pair.map((word) => [plain(word), pair] as const)));
const rules = new Intl.PluralRules('ro');

/**
 * Formats a quantity with its unit in the right number: "12 luni" for "12" and "lună", "20 de zile", "1 bucată". `shown` is the
 * formatted quantity. Unknown units are kept as typed.
 */
export function quantityWithUnit(quantity: number, shown: string, unit: string): string {
  const pair = words.get(plain(unit));
  if (!pair) return [shown, unit].filter(Boolean).join(' ');
  const rule = rules.select(quantity);
  if (rule === 'one') return `${shown} ${pair[0]}`;
  return rule === 'few' ? `${shown} ${pair[1]}` : `${shown} de ${pair[1]}`;
}

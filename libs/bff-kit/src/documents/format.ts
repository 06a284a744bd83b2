import { ROMANIA } from '@psp/contracts/romania';
import { strings } from './strings.ts';

const zone = { timeZone: ROMANIA } as const;
const day = new Intl.DateTimeFormat('ro-RO', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const moment = new Intl.DateTimeFormat('ro-RO', {
  ...{ ...zone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
});
const amount = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const decimal = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "20.11.2026". */
export const formatDay = (iso: string): string => day.format(new Date(iso));
/** "20.11.2026, 12:04", in Romania's time. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
export const momentOr = (iso: string | null, otherwise: string): string => (iso ? formatMoment(iso) : otherwise);
/** "68.400,00". */
export const formatAmount = (lei: number): string => amount.format(lei);
/** "2,5", with at most three decimals. */
export const formatQuantity = (quantity: number): string => upToThree.format(quantity);
/** "86,8". */
export const formatScore = (points: number): string => decimal.format(points);

const upToThree = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 3 });

/** "14,33%". */
export const formatRate = (percent: number): string => `${upToThree.format(percent)}%`;

/* "mun. Sibiu" and "Municipiul Sibiu" name one place. */
const nameOf = (part: string): string =>
  part
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*(?:municipiul|mun\.|orasul|oras|comuna|com\.|satul|sat|judetul|jud\.)\s*/, '')
    .trim();

const CAPITAL = 'bucuresti';

interface Place {
  address?: string;
  locality: string;
  /** Its name. */
  county: string | null;
}

/** "Str. Mare 1, Sibiu, județul Sibiu", whichever of it the address says already. '' where nothing is known. */
export function formatPlace({ address = '', locality, county }: Place): string {
  const said = address.split(',').filter((part) => part.trim() !== '');
  const isCountySaid = said.some((part) => /^\s*jud(?:\.|e[țţt]ul)/i.test(part));
  if (locality && !said.some((part) => nameOf(part) === nameOf(locality) && !/^\s*jud/i.test(part)))
    said.push(locality);
  const isCapital = county !== null && nameOf(county) === CAPITAL;
  if (county && isCapital && !said.some((part) => nameOf(part).startsWith(CAPITAL))) said.push(county);
  if (county && !isCapital && !isCountySaid) said.push(strings.county(county));
  return said.map((part) => part.trim()).join(', ');
}

const KIB = 1024;

/** "214 kB", "1,4 MB", as the screens say it. */
export const formatSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  return kilobytes < KIB ? `${kilobytes} kB` : `${decimal.format(kilobytes / KIB)} MB`;
};

import { ROMANIA } from '@psp/contracts/romania';
import { strings } from './strings.ts';

const zone = { timeZone: ROMANIA } as const;
const day = new Intl.DateTimeFormat('ro-RO', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const moment = new Intl.DateTimeFormat('ro-RO', {
  ...{ ...zone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
});
const amount = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const decimal = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a day: "20.11.2026". */
export const formatDay = (iso: string): string => day.format(new Date(iso));
/** Formats a time in Romania: "20.11.2026, 12:04". */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
export const formatMomentOr = (iso: string | null, otherwise: string): string => (iso ? formatMoment(iso) : otherwise);
/** Formats an amount: "68.400,00". */
export const formatAmount = (lei: number): string => amount.format(lei);
/** Formats a quantity with at most three decimals: "2,5". */
export const formatQuantity = (quantity: number): string => upToThree.format(quantity);
/** Formats a score with one decimal: "86,8". */
export const formatScore = (points: number): string => decimal.format(points);

const upToThree = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 3 });

/** Formats a percentage: "14,33%". */
export const formatRate = (percent: number): string => `${upToThree.format(percent)}%`;

/* Normalises the name of a place: "mun. Sibiu" and "Municipiul Sibiu" are the same. */
const placeName = (part: string): string =>
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
  /** Name of the county. */
  county: string | null;
}

/** Formats an address: "Str. Mare 1, Sibiu, județul Sibiu". Omits parts that `address` already contains; '' when all is empty. */
export function formatPlace({ address = '', locality, county }: Place): string {
  const parts = address.split(',').filter((part) => part.trim() !== '');
  const hasCounty = parts.some((part) => /^\s*jud(?:\.|e[țţt]ul)/i.test(part));
  if (locality && !parts.some((part) => placeName(part) === placeName(locality) && !/^\s*jud/i.test(part)))
    parts.push(locality);
  const isCapital = county !== null && placeName(county) === CAPITAL;
  if (county && isCapital && !parts.some((part) => placeName(part).startsWith(CAPITAL))) parts.push(county);
  if (county && !isCapital && !hasCounty) parts.push(strings.county(county));
  return parts.map((part) => part.trim()).join(', ');
}

const KIB = 1024;

/** Formats a file size as the pages do: "214 kB", "1,4 MB". */
export const formatSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  return kilobytes < KIB ? `${kilobytes} kB` : `${decimal.format(kilobytes / KIB)} MB`;
};

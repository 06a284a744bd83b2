import type { AuditView } from '@psp/contracts/audit';
import { DETAIL_LABELS, NO, YES } from './strings.ts';

type Details = AuditView['details'];

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? YES : NO;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Values recorded with an act, each with its label; those of an object inside of it have both labels: "Înainte: CUI". A list of plain
 * values is one value; empty ones are left out. A name without a label, such as an id, stands for itself.
 */
export const detailsInWords = (value: unknown, name = ''): Details => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value) && value.every(isPlain))
    return value.length > 0 ? [{ name, value: value.map(textOf).join(', ') }] : [];
  if (isPlain(value)) return [{ name, value: textOf(value) }];
  return Object.entries(value).flatMap(([key, one]) => {
    const label = Object.hasOwn(DETAIL_LABELS, key) ? (DETAIL_LABELS[key] ?? key) : key;
    return detailsInWords(one, name ? `${name}: ${label}` : label);
  });
};

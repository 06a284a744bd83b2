import { percentile } from './timing.ts';

/** Formats a table as lines; the first column is aligned left, the others right. */
export const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
};

let missed = 0;

/** Returns the mark to print for a target, and counts missed ones. */
export const verdict = (met: boolean): string => {
  if (!met) missed += 1;
  return met ? 'ok' : 'MISSED';
};

/** Number of targets that this process has missed. */
export const missedTargets = (): number => missed;

/** A row of times in milliseconds: name, number, median, 95th percentile, and its limit if there is one. */
export const timesRow = (name: string, times: readonly number[], limit: number | null): string[] => {
  const p95 = percentile(times, 0.95);
  const target = limit === null ? ['-', ''] : [String(limit), verdict(p95 < limit)];
  return [name, String(times.length), percentile(times, 0.5).toFixed(1), p95.toFixed(1), ...target];
};

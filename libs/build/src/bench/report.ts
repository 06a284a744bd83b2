/** Lines of a table whose columns are as wide as their widest cell; numbers stand at the right. */
export const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
};

let missed = 0;

/** How a measurement stands to its target. */
export const verdict = (met: boolean): string => {
  if (!met) missed += 1;
  return met ? 'ok' : 'MISSED';
};

/** How many measurements of this process have missed their targets. */
export const missedTargets = (): number => missed;

import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from '@jest/globals';

/** What was printed on the console since it was last looked at. */
const printed: string[] = [];

const recorders = {
  error: (...values: unknown[]) => void printed.push(`console.error: ${format(...values)}`),
  warn: (...values: unknown[]) => void printed.push(`console.warn: ${format(...values)}`),
};
Object.assign(console, recorders);

function expectNothingPrinted(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`Printed, and not expected by a spy on the console:\n${lines.join('\n')}`);
}

/** A test that prints an error or a warning fails. One that expects it spies on the console, until the next test. */
export function beforeTestFile(): void {
  beforeEach(() => void Object.assign(console, recorders));
  afterEach(expectNothingPrinted);
  afterAll(expectNothingPrinted);
}

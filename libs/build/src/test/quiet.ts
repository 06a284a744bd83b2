import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from '@jest/globals';

/** Output of the console since the last check. */
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

/** Makes tests fail that print an error or a warning. A test that expects one must spy on the console. */
export function beforeTestFile(): void {
  beforeEach(() => void Object.assign(console, recorders));
  afterEach(expectNothingPrinted);
  afterAll(expectNothingPrinted);
}

import { existsSync, readFileSync } from 'node:fs';
import { HOLD_LIMIT_MS } from '@psp/bff-kit/loop-watch';

/** How long an operation held the event loop of a test app, in milliseconds of processor time. */
export interface Hold {
  operation: string;
  heldMs: number;
}

const SHOWN = 10;
/** Milliseconds at which an operation fails the run: more than a process of the portal allows, as here the garbage of tests is collected too. */
const FAILS_FROM_MS = 250;

/** The longest hold of each operation in a file of JSON lines that test apps wrote, the longest first. */
export function readHolds(file: string): Hold[] {
  const longest = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { operation, heldMs }: Hold = JSON.parse(line);
    longest.set(operation, Math.max(heldMs, longest.get(operation) ?? 0));
  }
  return [...longest]
    .map(([operation, heldMs]) => ({ operation, heldMs }))
    .sort((one, other) => other.heldMs - one.heldMs);
}

/** Lines that name the operations with the longest holds, those over the limit marked, and how many fail the run. */
export function reportHolds(holds: readonly Hold[]): { lines: string[]; failed: number } {
  const failed = holds.filter(({ heldMs }) => heldMs >= FAILS_FROM_MS).length;
  const shown = holds.slice(0, Math.max(SHOWN, failed));
  const lines = shown.map(
    ({ operation, heldMs }) =>
      `${heldMs > HOLD_LIMIT_MS ? '✗' : ' '} ${heldMs.toFixed(0).padStart(4)} ms  ${operation}`,
  );
  const head = `Event loop held longest, in processor time (limit ${HOLD_LIMIT_MS} ms; from ${FAILS_FROM_MS} ms on a failure):`;
  return { lines: holds.length > 0 ? [head, ...lines] : [], failed };
}

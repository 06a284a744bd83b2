import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedBy } from './report-processor-time.ts';

/** Parts of a run of `npm test`; the rest is the command itself, including the demonstration data. */
export type Part = 'checks' | 'jest browser' | 'jest server' | 'builds' | 'portals' | 'browser';

/* Areas that were added later; each may use one more minute. */
const ADDED_AREAS = ['forum', 'events', 'training', 'library', 'assistant', 'association', 'exchange', 'reports'];
/** Maximum processor minutes (user and system) of all processes of a full run of `npm test`. */
const LIMIT_MINUTES = 26 + ADDED_AREAS.length;

interface Reported {
  part: Part;
  /** Seconds of processes that this process has waited for, which its own times include. */
  waited: number;
  /** Seconds of processes that no process has waited for. */
  unwaited: number;
}

let folder: string | undefined;
let before = 0;

const total = (): number => {
  const used = usedBy('self');
  return used ? used.own + used.waited : 0;
};

/** Starts the measurement: processes started with `measured` report their processor time from now on. */
export function measureProcessorTime(): void {
  folder = mkdtempSync(join(tmpdir(), 'processor-time-'));
  before = total();
}

/** Returns Node flags and variables that make a process report its time for a part; none without a measurement. */
export function measured(part: Part | undefined): { flags: string[]; env: Record<string, string> } {
  if (!folder || !part) return { flags: [], env: {} };
  const preloaded = new URL('./report-processor-time.ts', import.meta.url).href;
  const env = { PROCESSOR_TIME_FILE: join(folder, 'parts.jsonl'), PROCESSOR_TIME_PART: part };
  return { flags: ['--import', preloaded], env };
}

function readParts(file: string): Reported[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
}

/** Returns the lines of the report. `others` is the time of the command itself, in seconds. */
export function reportOf(parts: readonly Reported[], others: number): string[] {
  const seconds = new Map<string, number>();
  for (const { part, waited, unwaited } of parts) seconds.set(part, (seconds.get(part) ?? 0) + waited + unwaited);
  seconds.set('demonstration', others);
  const sum = [...seconds.values()].reduce((one, other) => one + other, 0);
  const isOver = sum > LIMIT_MINUTES * 60;
  const head = `Processor minutes, installation not included: ${(sum / 60).toFixed(1)}, limit ${LIMIT_MINUTES}${isOver ? ': OVER THE LIMIT' : ''}`;
  const lines = [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, used]) => `  ${(used / 60).toFixed(1).padStart(5)}  ${Math.round((100 * used) / sum)} %  ${part}`);
  return [head, ...lines];
}

/** Ends the measurement after all processes have ended. Returns the lines to print. */
export function reportProcessorTime(): string[] {
  if (!folder) return [];
  const parts = readParts(join(folder, 'parts.jsonl'));
  rmSync(folder, { recursive: true });
  folder = undefined;
  if (!usedBy('self')) return ['Processor minutes are not told: this system has no /proc.'];
  const waited = parts.reduce((sum, part) => sum + part.waited, 0);
  return reportOf(parts, Math.max(0, total() - before - waited));
}

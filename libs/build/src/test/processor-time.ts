import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedBy } from './report-processor-time.ts';

/** What a run of `npm test` is made of; the rest is this command itself, with the demonstration. */
export type Part = 'checks' | 'jest browser' | 'jest server' | 'builds' | 'portals' | 'browser';

/** Processor minutes that a whole run of `npm test` may take: user and system of all its processes. */
const LIMIT_MINUTES = 26;

interface Reported {
  part: Part;
  /** Seconds that are also counted with this process, which has waited for them. */
  waited: number;
  /** Seconds of processes that nobody has waited for. */
  unwaited: number;
}

let folder: string | undefined;
let before = 0;

const total = (): number => {
  const used = usedBy('self');
  return used ? used.own + used.waited : 0;
};

/** From now on processes that are started with `measured` report what they use. */
export function measureProcessorTime(): void {
  folder = mkdtempSync(join(tmpdir(), 'processor-time-'));
  before = total();
}

/** Flags and variables of Node with which a process reports its time as that of a part; none unless time is measured. */
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

/** Lines that tell the processor minutes of each part. `others`: seconds of the command itself. */
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

/** Ends the measurement, when all processes have ended. Returns lines for a person. */
export function reportProcessorTime(): string[] {
  if (!folder) return [];
  const parts = readParts(join(folder, 'parts.jsonl'));
  rmSync(folder, { recursive: true });
  folder = undefined;
  if (!usedBy('self')) return ['Processor minutes are not told: this system has no /proc.'];
  const waited = parts.reduce((sum, part) => sum + part.waited, 0);
  return reportOf(parts, Math.max(0, total() - before - waited));
}

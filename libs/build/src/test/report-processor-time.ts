import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/*
 * Preloaded into processes of `npm test`: at exit, appends the processor time of the process and of all processes that it has waited for to
 * a file.
 */

const SAMPLE_MS = 500;
const { PROCESSOR_TIME_FILE: file, PROCESSOR_TIME_PART: part } = process.env;
// Child processes are included in the time of this one.
delete process.env.PROCESSOR_TIME_FILE;
delete process.env.PROCESSOR_TIME_PART;

interface Used {
  /** Seconds of the process itself. */
  own: number;
  /** Seconds of processes that it has waited for. */
  waited: number;
}

/** Reads the processor time of a process from /proc, in ticks of 10 ms; undefined without /proc or when the process has ended. */
export function usedBy(pid: number | 'self'): Used | undefined {
  try {
    const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return { own: (user + system) / 100, waited: (waitedUser + waitedSystem) / 100 };
  } catch {
    return undefined;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(pid: number | 'self'): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Seconds of Chromium's page processes: no process waits for them, since their parent ends first. */
const pages = new Map<number, number>();

function samplePages(pid: number | 'self', isFork: boolean): void {
  for (const child of childrenOf(pid)) {
    if (isFork) pages.set(child, Math.max(pages.get(child) ?? 0, usedBy(child)?.own ?? 0));
    samplePages(child, isFork || read(`/proc/${child}/cmdline`).includes('--type=zygote'));
  }
}

if (file) {
  if (part === 'browser') setInterval(() => samplePages('self', false), SAMPLE_MS).unref();
  process.on('exit', () => {
    const used = usedBy('self');
    const unwaited = [...pages.values()].reduce((sum, seconds) => sum + seconds, 0);
    if (used) appendFileSync(file, `${JSON.stringify({ part, waited: used.own + used.waited, unwaited })}\n`);
  });
}

import { readFileSync, readdirSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the id of the child process of `parent` whose command line contains `part`, or null. Reads Linux's /proc. */
export const processBelow = (parent: number, part: string): number | null => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => {
    const [, ppid] = /^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`)) ?? [];
    return Number(ppid) === parent && read(`/proc/${pid}/cmdline`).includes(part);
  });
  return found === undefined ? null : Number(found);
};

/** Resident memory of a process in kilobytes. */
export const residentKilobytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes);
};

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number => Math.round(residentKilobytes(pid) / 1024);

/** Unit of processor time in Linux's /proc. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process has used, in seconds. */
export const processorSeconds = (pid: number): number => {
  // User and system time are the twelfth and thirteenth field after the name, which may contain spaces.
  const [user = 0, system = 0] =
    read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / TICKS_PER_SECOND;
};

const SAMPLE_MS = 250;

/** Samples a process's resident memory four times a second; `stop` returns the maximum in megabytes. */
export const watchMemory = (pid: number): { stop(): number } => {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, SAMPLE_MS);
  // A measurement that fails before `stop` must not keep the process alive.
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
};

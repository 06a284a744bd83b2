import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from '@jest/globals';

/** Root folder of the services that a test file writes. */
export const root = mkdtempSync(join(tmpdir(), 'services-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'package.json'), '{"type":"module"}');

/** Writes a service that stores its process id in a file; removes the file of an earlier one. */
export function service(name: string, code: string, folder = root): void {
  const main = join(folder, 'services', name, 'src/main.ts');
  rmSync(join(root, `${name}.pid`), { force: true });
  mkdirSync(dirname(main), { recursive: true });
  writeFileSync(
    main,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('${name}.pid', String(process.pid));\n${code}`,
  );
}

/** Polls until `find` returns something truthy. */
export async function until<T>(find: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = find();
    if (found) return found;
    await delay(20);
  }
}

/** Waits for the process of a service. */
export const pidOf = (name: string): Promise<number> => nextPidOf(name, 0);

/** Waits for the process that replaces `before`. */
export function nextPidOf(name: string, before: number): Promise<number> {
  const file = join(root, `${name}.pid`);
  return until(() => {
    const pid = existsSync(file) && Number(readFileSync(file, 'utf8'));
    return pid !== before && pid;
  });
}

export function isAlive(pid: number): boolean {
  try {
    // A zombie process still has an id, but no command line.
    return process.kill(pid, 0) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

/** Returns the source of an HTTP server that answers with a text. */
export const http = (body: string): string => `import { createServer } from 'node:http';
  createServer((_request, response) => response.end('${body}')).listen(Number(process.env.PORT), '127.0.0.1');`;

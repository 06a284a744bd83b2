import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Operations } from './operations.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;

/**
 * What services of a checkout serve, by their names below services/. A process of its own loads them: what is loaded once in a
 * process stays as it was. Throws when one cannot be loaded.
 */
export function servedOperations(root: string, projects: readonly string[]): Record<string, Operations> {
  const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'print-served.ts')];
  const output = execFileSync(process.execPath, [...flags, root, ...projects], {
    encoding: 'utf8',
    maxBuffer: LARGEST_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

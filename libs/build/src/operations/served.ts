import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { errorCode, Failure } from '../start/failure.ts';
import { stepLimit } from '../start/step-limit.ts';
import type { Operations } from './operations.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;

/**
 * What services of a checkout serve, by their names below services/. A process of its own loads them: what is loaded once in a
 * process stays as it was. Throws when one cannot be loaded, and
 * `Failure` when that does not end within the time limit.
 */
export function servedOperations(root: string, projects: readonly string[]): Record<string, Operations> {
  const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'print-served.ts')];
  try {
    const output = execFileSync(process.execPath, [...flags, root, ...projects], {
      encoding: 'utf8',
      maxBuffer: LARGEST_BYTES,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: stepLimit() * 1000,
      killSignal: 'SIGKILL',
    });
    return JSON.parse(output);
  } catch (error) {
    if (errorCode(error) !== 'ETIMEDOUT') throw error;
    // Written here, as whatever this file imports is part of what versions of applications are made of.
    throw new Failure(
      `Reading what ${projects.join(', ')} serves did not end within ${stepLimit()} s (STEP_LIMIT_S) and was killed.`,
    );
  }
}

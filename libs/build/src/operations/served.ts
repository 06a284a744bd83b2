import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { errorCode, Failure } from '../start/failure.ts';
import { stepLimit } from '../start/step-limit.ts';
import type { Operations } from './operations.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;

/**
 * Returns the operations of services of a checkout, by their names below services/. Loads them in a separate process, since modules that
 * are loaded once stay cached. Throws when a service cannot be loaded, and `Failure` after the time limit.
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
    // The text is written here because all imports of this file count for the versions of applications.
    throw new Failure(
      `Reading what ${projects.join(', ')} serves did not end within ${stepLimit()} s (STEP_LIMIT_S) and was killed.`,
    );
  }
}

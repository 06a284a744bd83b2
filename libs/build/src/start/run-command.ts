import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';

/** Codes of a full disk: that of the system, and that of PostgreSQL. */
const FULL = ['ENOSPC', '53100'];

/** True for what comes of a disk without room, in a process of ours or in PostgreSQL. */
export const isDiskFull = (error: unknown): boolean => FULL.includes(errorCode(error) ?? '');

/** The line for an error that a person can put right; undefined for any other. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof Failure) return error.message;
  if (!isDiskFull(error)) return undefined;
  return strings.diskFull(error instanceof Error && 'path' in error ? String(error.path) : 'the database');
}

/** Runs a command's main function; a failure is one line on stderr and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(lineOf(error) ?? error);
    process.exitCode = 1;
  }
}

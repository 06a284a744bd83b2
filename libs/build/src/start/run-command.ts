import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';

/** Error codes of a full disk, of the system and of PostgreSQL. */
const FULL = ['ENOSPC', '53100'];

/** Whether an error of a process or of PostgreSQL comes from a full disk. */
export const isDiskFull = (error: unknown): boolean => FULL.includes(errorCode(error) ?? '');

/** Returns the message of an error that the user can fix; undefined for any other. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof Failure) return error.message;
  if (!isDiskFull(error)) return undefined;
  return strings.diskFull(error instanceof Error && 'path' in error ? String(error.path) : 'the database');
}

/** Runs a command's main function. A `Failure` is printed as one line on stderr and sets exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(lineOf(error) ?? error);
    process.exitCode = 1;
  }
}

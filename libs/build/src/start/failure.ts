/** Something the person who typed the command can put right: printed as one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Runs a command's main function; a failure is one line on stderr and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** The code of a system error, such as `EACCES`. */
export function errorCode(error: unknown): string | undefined {
  // Not by class: under jest, errors of Node come from another realm.
  return error && typeof error === 'object' && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Something the person who typed the command can put right: printed as one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** The code of a system error, such as `EACCES`. */
export function errorCode(error: unknown): string | undefined {
  // Not by class: under jest, errors of Node come from another realm.
  return error && typeof error === 'object' && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** An error that the user of the command can fix; printed as one line without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Returns the code of a system error, such as `EACCES`. */
export function errorCode(error: unknown): string | undefined {
  // `instanceof` would fail under jest, where errors of Node come from another realm.
  return error && typeof error === 'object' && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** An error as it is logged. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [fact: string]: unknown;
}

/* Properties without user data. PostgreSQL's `detail`, `where` and `query` may contain it. */
const FACTS = [
  'code',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
];
/** SQLSTATE classes of values that cannot be stored: their messages quote the value. */
const VALUE_ERROR = /^(21|22|23)[0-9A-Z]{3}$/;
const CAUSES_MAX = 5;

/**
 * Serialises an error for the log: name, message, stack, database properties and causes. Values of statements are left out, because
 * they contain e-mail addresses and hashes.
 */
export function serialiseError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const facts = FACTS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const message = withoutValues(error);
  const stack = (error.stack ?? '').replaceAll(error.message, message);
  const cause =
    error.cause === undefined || depth === CAUSES_MAX ? {} : { cause: serialiseError(error.cause, depth + 1) };
  return { type: error.name, message, stack, ...Object.fromEntries(facts), ...cause };
}

function withoutValues(error: Error): string {
  if (!VALUE_ERROR.test(String(Reflect.get(error, 'code')))) return error.message;
  // The text before the colon names the constraint or type.
  return error.message.replace(/: .*/s, ': …').replace(/"[^"@]*@[^"]*"/g, '"…"');
}

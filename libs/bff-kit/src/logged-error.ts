/** What the log holds of an error. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [fact: string]: unknown;
}

/* Facts that name a place in the schema or the code, never what somebody typed. PostgreSQL's `detail`, `where` and `query` do. */
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
const OF_VALUES = /^(21|22|23)[0-9A-Z]{3}$/;
const DEEPEST = 5;

/**
 * What the log holds of an error: its name, message and stack, facts of the database, and its causes. Values of statements are left
 * out: they are addresses and hashes.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const facts = FACTS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const message = withoutValues(error);
  const stack = (error.stack ?? '').replaceAll(error.message, message);
  const cause = error.cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(error.cause, depth + 1) };
  return { type: error.name, message, stack, ...Object.fromEntries(facts), ...cause };
}

function withoutValues(error: Error): string {
  if (!OF_VALUES.test(String(Reflect.get(error, 'code')))) return error.message;
  // The constraint or type that is named first says what was wrong.
  return error.message.replace(/: .*/s, ': …').replace(/"[^"@]*@[^"]*"/g, '"…"');
}

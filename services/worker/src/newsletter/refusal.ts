/** SMTP statuses: no such user, not local, name not allowed. */
const GONE = [550, 551, 553];

const numberIn = (error: unknown, name: string): number | null => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
};

/** Error without the server's message, which contains the address: SMTP status, or `unreachable`. */
export const refusalCode = (error: unknown): string => String(numberIn(error, 'responseCode') ?? 'unreachable');

/** True when the server rejects the mailbox, not the content. */
export const isMailboxGone = (error: unknown): boolean =>
  GONE.includes(numberIn(error, 'responseCode') ?? 0) &&
  error instanceof Error &&
  Reflect.get(error, 'command') === 'RCPT TO';

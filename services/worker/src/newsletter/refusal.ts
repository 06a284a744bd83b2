/** SMTP: no such user here, not local, name not allowed. */
const GONE = [550, 551, 553];

const numberIn = (error: unknown, name: string): number | null => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
};

/** What went wrong without the words of the server, which repeat the address: its SMTP status, or `unreachable`. */
export const refusalCode = (error: unknown): string => String(numberIn(error, 'responseCode') ?? 'unreachable');

/** True when the server says of the mailbox itself, not of the text, that it takes no mail. */
export const isMailboxGone = (error: unknown): boolean =>
  GONE.includes(numberIn(error, 'responseCode') ?? 0) &&
  error instanceof Error &&
  Reflect.get(error, 'command') === 'RCPT TO';

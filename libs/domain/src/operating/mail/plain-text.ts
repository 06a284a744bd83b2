/** Control characters except line breaks, and bidirectional marks. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const ADDRESS_LIKE = /[/\\@]|www\.|[\p{L}\d]\.\p{L}{2,}/iu;
const MAX_NAME_LENGTH = 80;
const MAX_SUBJECT_LENGTH = 200;

/** Replaces control characters of a user's text by spaces; keeps line breaks. */
export const withoutControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, ' ');

/** Joins a text into a single line, for example for a subject. */
export const oneLine = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim();

/**
 * Returns a name that is safe to show in a mail, or null. Anyone can choose a name at sign-up, so names that mail programs would
 * turn into links are omitted.
 */
export const safeMailName = (name: string): string | null => safeText(name, MAX_NAME_LENGTH);

/** Returns a message's subject that is safe to show in a mail to an unverified address, or null. */
export const safeMailSubject = (subject: string): string | null => safeText(subject, MAX_SUBJECT_LENGTH);

const safeText = (text: string, maxLength: number): string | null => {
  const plain = oneLine(text);
  return plain === '' || plain.length > maxLength || ADDRESS_LIKE.test(plain) ? null : plain;
};

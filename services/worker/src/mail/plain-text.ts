/** Control characters except line breaks, and bidirectional marks. */
const STEERING = /[^\P{Cc}\n]|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const ADDRESS_LIKE = /[/\\@]|www\.|[\p{L}\d]\.\p{L}{2,}/iu;
const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 200;

/** Removes control characters from user text; keeps line breaks. */
export const withoutControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(STEERING, ' ');

/** Single-line text, as for a subject. */
export const oneLine = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim();

/**
 * Organisation name for a mail, or null. Anyone can choose it at sign-up, so names that mail programs would turn into links
 * are omitted.
 */
export const greetedName = (name: string): string | null => harmless(name, LONGEST_NAME);

/** Subject of a message for a mail to an unverified address, or null. */
export const repeatedSubject = (subject: string): string | null => harmless(subject, LONGEST_SUBJECT);

const harmless = (text: string, longest: number): string | null => {
  const plain = oneLine(text);
  return plain === '' || plain.length > longest || ADDRESS_LIKE.test(plain) ? null : plain;
};

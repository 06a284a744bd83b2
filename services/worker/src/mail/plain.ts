/** Characters that steer a mail program instead of being read: controls but for line breaks, and marks of direction. */
const STEERING = /[^\P{Cc}\n]|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const ADDRESS_LIKE = /[/\\@]|www\.|[\p{L}\d]\.\p{L}{2,}/iu;
const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 200;

/** Text of people as it may stand in a mail; line breaks stay. */
export const withoutControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(STEERING, ' ');

/** The same in one line, as a subject is. */
export const oneLine = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim();

/**
 * The name by which a mail greets or calls an organisation, or null for none. Whoever signs up with somebody else's address
 * chooses this text, so a name that mail programs would turn into a link is left out.
 */
export const greetedName = (name: string): string | null => harmless(name, LONGEST_NAME);

/** The subject of a message as a mail to an address that nobody has proved may repeat it, or null as for a name. */
export const repeatedSubject = (subject: string): string | null => harmless(subject, LONGEST_SUBJECT);

const harmless = (text: string, longest: number): string | null => {
  const plain = oneLine(text);
  return plain === '' || plain.length > longest || ADDRESS_LIKE.test(plain) ? null : plain;
};

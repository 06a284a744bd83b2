import { romanianLetters } from '../../letters.ts';

const LENGTH_MAX = 120;
/** Characters of a name with its path that are read, from its end; file systems allow 255 for a name. */
const READ_MAX = 1000;
const PATH = /^.*[\\/]/s;
// Control characters, and format characters such as those that turn the reading direction.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/**
 * The name under which people see an uploaded file: the one it came with, without path and unseen characters, with the
 * extension of its content. Never a path of the store.
 */
export function displayName(given: string, extension: string): string {
  const name = romanianLetters(given.slice(-READ_MAX))
    .replace(UNSEEN, '')
    .replace(PATH, '')
    .replace(/\s+/g, ' ')
    .trim();
  const base = name.replace(EXTENSION, '').replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, LENGTH_MAX).join('').trim() || 'document'}.${extension}`;
}

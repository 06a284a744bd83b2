import {
  ATTACHMENT_LIMIT_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  type AttachmentType,
} from '@psp/contracts/file-limits';
import { strings } from './strings.ts';

/** Checks of a file before it is sent; the server also checks its content. */
export interface FileRule {
  extensions: readonly AttachmentType[];
  limitBytes: number;
  words: { type: string; empty: string; tooLarge: string };
}

const ATTACHMENT_RULE: FileRule = {
  extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'odt', 'png', 'jpg', 'zip'],
  limitBytes: ATTACHMENT_LIMIT_BYTES,
  words: strings.rule,
};

/** Rule, maximum number and texts of a field for files. */
export interface FileList {
  rule: FileRule;
  most: number;
  words: { title: string; hint: string; full: string };
}

export const ATTACHMENTS: FileList = { rule: ATTACHMENT_RULE, most: ATTACHMENTS_MAX, words: strings };

/** `accept` attribute of the file input: extensions and media types. */
export const acceptOf = ({ extensions }: FileRule): string =>
  extensions.flatMap((extension) => [`.${extension}`, ATTACHMENT_TYPES[extension]]).join(',');

const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';

/** Validates a file; returns a message, or null when it is valid. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, rule: FileRule): string | null {
  const { extensions, limitBytes, words } = rule;
  if (!extensions.some((known) => known === extensionOf(name))) return words.type;
  if (size === 0) return words.empty;
  return size > limitBytes ? words.tooLarge : null;
}

import { counted } from '@psp/contracts/counted';
import { ROMANIA } from '@psp/contracts/romania';

/** Content of a mail, without the common frame. */
export interface Content {
  subject: string;
  /** Line breaks are kept. */
  paragraphs: string[];
  /** List items: a link to a path of the portal, with a text below. */
  links?: { label: string; text: string; path: string }[];
  /** Button to a path of the portal, which may contain the token of a link. */
  action?: { label: string; path: string };
  /** Small print; a note with a path ends with a link. */
  notes?: (string | { text: string; path: string })[];
}

const zone = { timeZone: ROMANIA } as const;
const day = new Intl.DateTimeFormat('ro-RO', { ...zone, dateStyle: 'long' });
const hour = new Intl.DateTimeFormat('ro-RO', { ...zone, timeStyle: 'short' });

/** Formats an ISO time in Romania: "5 martie 2026". */
export const dayText = (iso: string): string => day.format(new Date(iso));
/** Formats an ISO time in Romania: "5 martie 2026, ora 14:05". */
export const momentText = (iso: string): string => `${dayText(iso)}, ora ${hour.format(new Date(iso))}`;

/** Returns a path with the token in its fragment, which browsers do not send to servers. */
export const secretPath = (path: string, token: string): string => `${path}#${encodeURIComponent(token)}`;

/** Returns a note on the number of items that the mail does not list, or no note when it lists all. */
export const moreNotes = (more: string, { one, many, where }: Record<'one' | 'many' | 'where', string>): string[] => {
  if (more === '0') return [];
  return [more === '1' ? `În ${where} mai este ${one}.` : `În ${where} mai sunt ${counted(Number(more), one, many)}.`];
};

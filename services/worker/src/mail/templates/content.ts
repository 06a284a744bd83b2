import { counted } from '@psp/contracts/counted';
import { ROMANIA } from '@psp/contracts/romania';
import type { Mails, MailTemplate } from '@psp/domain/operating/mail/queue-mail';

/** Content of a mail, without the common frame. */
export interface Content {
  subject: string;
  /** Line breaks are kept. */
  paragraphs: string[];
  /** What the mail lists: each a link to a path in the portal, with a text under it. */
  links?: { label: string; text: string; path: string }[];
  /** Path in the portal, with the token of a link if any. */
  action?: { label: string; path: string };
  /** Notes below; with a path, a link. */
  notes?: (string | { text: string; path: string })[];
}

/** Texts by template. `contact`: the association's e-mail address, or null. */
export type Texts<T extends MailTemplate = MailTemplate> = {
  [K in T]: (data: Mails[K], contact: string | null) => Content;
};

const zone = { timeZone: ROMANIA } as const;
const day = new Intl.DateTimeFormat('ro-RO', { ...zone, dateStyle: 'long' });
const hour = new Intl.DateTimeFormat('ro-RO', { ...zone, timeStyle: 'short' });

/** Formats an ISO time in Romania: "5 martie 2026". */
export const dayText = (iso: string): string => day.format(new Date(iso));
/** Formats an ISO time in Romania: "5 martie 2026, ora 14:05". */
export const momentText = (iso: string): string => `${dayText(iso)}, ora ${hour.format(new Date(iso))}`;

/** Path with a secret in the fragment, which is not sent to servers. */
export const secretPath = (path: string, token: string): string => `${path}#${encodeURIComponent(token)}`;

/** A note on how many more there are than the mail names; nothing where there are none. */
export const moreOf = (more: string, { one, many, where }: Record<'one' | 'many' | 'where', string>): string[] => {
  if (more === '0') return [];
  return [more === '1' ? `În ${where} mai este ${one}.` : `În ${where} mai sunt ${counted(Number(more), one, many)}.`];
};

import { ROMANIA } from '@psp/contracts/romania';
import type { Mails, MailTemplate } from '@psp/domain/communicating/mail/queue-mail';

/** What a mail says; the frame around it is the same for all. */
export interface Content {
  subject: string;
  /** Line breaks inside a paragraph stay. */
  paragraphs: string[];
  /** Path in the portal, with the token of the link where there is one. */
  action?: { label: string; path: string };
  /** Small print below; with a path, its text leads to that page. */
  notes?: (string | { text: string; path: string })[];
}

/** `contact` is the e-mail address at which the association answers; null for none, and then no text sends anybody there. */
export type Texts<T extends MailTemplate = MailTemplate> = {
  [K in T]: (data: Mails[K], contact: string | null) => Content;
};

const zone = { timeZone: ROMANIA } as const;
const day = new Intl.DateTimeFormat('ro-RO', { ...zone, dateStyle: 'long' });
const hour = new Intl.DateTimeFormat('ro-RO', { ...zone, timeStyle: 'short' });

/** "5 martie 2026", in Bucharest, of an ISO text. */
export const dayText = (iso: string): string => day.format(new Date(iso));
/** "5 martie 2026, ora 14:05", in Bucharest, of an ISO text. */
export const momentText = (iso: string): string => `${dayText(iso)}, ora ${hour.format(new Date(iso))}`;

/** Path with a secret where no server ever sees it. */
export const secretPath = (path: string, token: string): string => `${path}#${encodeURIComponent(token)}`;

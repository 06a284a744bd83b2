import type { WaitingMail } from '@psp/domain/communicating/mail/waiting-mail';
import type { Mails, MailTemplate } from '@psp/domain/communicating/mail/queue-mail';
import { greetedName, oneLine, withoutControls } from './plain.ts';
import { accountTexts } from './templates/accounts/strings.ts';
import type { Content, Texts } from './templates/content.ts';
import { FRAME } from './templates/strings.ts';
import { newsletterTexts } from './templates/newsletter/strings.ts';
import { organisationTexts } from './templates/organisations/strings.ts';
import { ticketTexts } from './templates/tickets/strings.ts';

const TEXTS: Texts = { ...accountTexts, ...newsletterTexts, ...organisationTexts, ...ticketTexts };

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** What the mails of one portal have in common. */
export interface Sender {
  /** Scheme, host and port on which links lead to the portal. */
  publicOrigin: string;
  /** E-mail address at which the association answers; null for none. */
  contact: string | null;
}

/**
 * Writes a mail. The library that makes its HTML is loaded with the first one: it takes tens
 * of megabytes that a worker without mail does not need.
 */
export const renderMail = async (
  { template, data }: Pick<WaitingMail, 'template' | 'data'>,
  { publicOrigin, contact }: Sender,
): Promise<Rendered> => {
  const content = contentOf(template, data, contact);
  const href = content.action && publicOrigin + content.action.path;
  const greeting = FRAME.greeting('name' in data ? greetedName(data.name) : null);
  const [{ render }, { framed }] = await Promise.all([import('react-email'), import('./templates/frame.ts')]);
  const html = await render(framed({ greeting, content, href, publicOrigin, contact }));
  return { subject: content.subject, text: textOf(greeting, content, href, { publicOrigin, contact }), html };
};

const contentOf = (template: MailTemplate, data: Mails[MailTemplate], contact: string | null): Content => {
  const write: (data: never, contact: string | null) => Content = TEXTS[template];
  return write(Object.fromEntries(Object.entries(data).map(plain)) as never, contact);
};

const OF_SEVERAL_LINES = ['reason', 'message'];

const plain = ([name, value]: [string, string]): [string, string] => [
  name,
  OF_SEVERAL_LINES.includes(name) ? withoutControls(value) : oneLine(value),
];

/* Written by hand from the same content: what is made out of the HTML repeats the address and folds lines inside it. */
const textOf = (
  greeting: string,
  { paragraphs, action, notes = [] }: Content,
  href: string | undefined,
  { publicOrigin, contact }: Sender,
) =>
  [
    greeting,
    ...paragraphs,
    ...(action && href ? [`${action.label}:\n${href}`] : []),
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.text} ${publicOrigin}${note.path}`)),
    `${FRAME.automatic(contact)} ${publicOrigin}`,
  ].join('\n\n');

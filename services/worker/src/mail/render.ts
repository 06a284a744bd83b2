import type { WaitingMail } from '@psp/domain/operating/mail/waiting-mail';
import type { Mails, MailTemplate } from '@psp/domain/operating/mail/queue-mail';
import { oneLine, safeMailName, withoutControls } from './plain-text.ts';
import { accountTexts } from './templates/accounts/strings.ts';
import type { Content, Texts } from './templates/content.ts';
import { FRAME } from './templates/strings.ts';
import { opportunityTexts } from './templates/opportunities/strings.ts';
import { newsletterTexts } from './templates/newsletter/strings.ts';
import { notificationTexts } from './templates/notifications/strings.ts';
import { organisationTexts } from './templates/organisations/strings.ts';
import { reportTexts } from './templates/reports/strings.ts';
import { ticketTexts } from './templates/tickets/strings.ts';

const TEXTS: Texts = {
  ...accountTexts,
  ...newsletterTexts,
  ...notificationTexts,
  ...opportunityTexts,
  ...organisationTexts,
  ...reportTexts,
  ...ticketTexts,
};

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** Settings shared by all mails. */
export interface Sender {
  /** Public origin of links. */
  publicOrigin: string;
  /** Contact address of the association; null for none. */
  contact: string | null;
}

/** Renders a mail as text and HTML. The HTML renderer takes tens of megabytes, so it is loaded on first use. */
export const renderMail = async (
  { template, data }: Pick<WaitingMail, 'template' | 'data'>,
  { publicOrigin, contact }: Sender,
): Promise<Rendered> => {
  const content = contentOf(template, data, contact);
  const href = content.action && publicOrigin + content.action.path;
  const greeting = FRAME.greeting('name' in data ? safeMailName(data.name) : null);
  const [{ render }, { framed }] = await Promise.all([import('@react-email/render'), import('./templates/frame.ts')]);
  const html = await render(framed({ greeting, content, href, publicOrigin, contact }));
  return { subject: content.subject, text: textOf(greeting, content, href, { publicOrigin, contact }), html };
};

const contentOf = (template: MailTemplate, data: Mails[MailTemplate], contact: string | null): Content => {
  const write: (data: never, contact: string | null) => Content = TEXTS[template];
  return write(Object.fromEntries(Object.entries(data).map(sanitiseEntry)) as never, contact);
};

const MULTILINE_FIELDS = ['reason', 'message'];

type Value = string | readonly Readonly<Record<string, string>>[];

const sanitiseEntry = ([name, value]: [string, Value]): [string, Value] => [
  name,
  typeof value === 'string' ? sanitiseText(name, value) : value.map(sanitiseFields),
];

const sanitiseText = (name: string, value: string): string =>
  MULTILINE_FIELDS.includes(name) ? withoutControls(value) : oneLine(value);

const sanitiseFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sanitiseText(name, value)]));

/* Written separately: text derived from the HTML would repeat addresses and wrap links. */
const textOf = (
  greeting: string,
  { paragraphs, links = [], action, notes = [] }: Content,
  href: string | undefined,
  { publicOrigin, contact }: Sender,
) =>
  [
    greeting,
    ...paragraphs,
    ...links.map(({ label, path, text }) => `${label}\n${text}\n${publicOrigin}${path}`),
    ...(action && href ? [`${action.label}:\n${href}`] : []),
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.text} ${publicOrigin}${note.path}`)),
    `${FRAME.automatic(contact)} ${publicOrigin}`,
  ].join('\n\n');

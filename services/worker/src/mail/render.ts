import type { WaitingMail } from '@psp/domain/operating/mail/waiting-mail';
import type { Mails, MailTemplate } from '@psp/domain/operating/mail/queue-mail';
import type { Content } from '@psp/domain/operating/mail/content';
import { oneLine, safeMailName, withoutControls } from '@psp/domain/operating/mail/plain-text';
import { TEMPLATES } from '@psp/domain/operating/mail/templates';
import { EVENTS } from '@psp/domain/operating/notifications/events';
import { FRAME } from './strings.ts';

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
  const [{ render }, { framed }] = await Promise.all([import('@react-email/render'), import('./frame.ts')]);
  const html = await render(framed({ greeting, content, href, publicOrigin, contact }));
  return { subject: content.subject, text: textOf(greeting, content, href, { publicOrigin, contact }), html };
};

const contentOf = (template: MailTemplate, data: Mails[MailTemplate], contact: string | null): Content =>
  TEMPLATES[template].write(Object.fromEntries(Object.entries(data).map(sanitiseEntry)) as never, {
    contact,
    events: EVENTS,
  });

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

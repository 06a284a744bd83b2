import type { Content } from '@psp/domain/operating/mail/content';
import type { WrittenMail } from '@psp/domain/operating/mail/write-mail';
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
  { name, content }: WrittenMail,
  { publicOrigin, contact }: Sender,
): Promise<Rendered> => {
  const href = content.action && publicOrigin + content.action.path;
  const greeting = FRAME.greeting(name);
  const [{ render }, { framed }] = await Promise.all([import('@react-email/render'), import('./frame.ts')]);
  const html = await render(framed({ greeting, content, href, publicOrigin, contact }));
  return { subject: content.subject, text: textOf(greeting, content, href, { publicOrigin, contact }), html };
};

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

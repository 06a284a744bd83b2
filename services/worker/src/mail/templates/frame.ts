import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { Content } from './content.ts';
import { link, preview, tableCell } from './elements.ts';
import { FRAME } from './strings.ts';

const INK = '#1B2430';
const MUTED = '#4A5563';
const BLUE = '#1F5A9E';

const WIDE: CSSProperties = { width: '100%' };

const styles = {
  page: { backgroundColor: '#F7F6F2', margin: 0, padding: 0 },
  body: {
    backgroundColor: '#F7F6F2',
    color: INK,
    fontFamily: "'Public Sans', Arial, sans-serif",
    padding: '24px 0',
  },
  card: { ...WIDE, backgroundColor: '#FFFFFF', border: '1px solid #D9D8D2', borderRadius: 8, maxWidth: 560 },
  content: { padding: 24 },
  portal: { color: MUTED, fontSize: 16, fontWeight: 600, lineHeight: 1.5, margin: '0 0 16px' },
  heading: { color: INK, fontSize: 24, lineHeight: 1.2, margin: '0 0 16px' },
  text: {
    color: INK,
    fontSize: 18,
    lineHeight: 1.55,
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  small: { color: MUTED, fontSize: 14, lineHeight: 1.55, margin: '0 0 8px', wordBreak: 'break-word' },
  button: { backgroundColor: BLUE, borderRadius: 4, padding: '12px 20px' },
  label: { color: '#FFFFFF', display: 'inline-block', fontSize: 18, fontWeight: 600, textDecoration: 'none' },
  link: { color: BLUE, textDecorationLine: 'underline' },
  line: { border: 'none', borderTop: '1px solid #EAEAEA', margin: '24px 0 16px', width: '100%' },
} satisfies Record<string, CSSProperties>;

export interface Framed {
  greeting: string;
  content: Content;
  /** URL of the action. */
  href: string | undefined;
  publicOrigin: string;
  contact: string | null;
}

const paragraph = (text: string, key: number): ReactElement => h('p', { key, style: styles.text }, text);
const small = (key: number | string, text: string, href: string | null): ReactElement =>
  h('p', { key, style: styles.small }, text, ...(href ? [' ', link(href, styles.link)] : []));

const item = (
  { label, text, path }: NonNullable<Content['links']>[number],
  key: number,
  origin: string,
): ReactElement =>
  h(
    'p',
    { key: `item-${key}`, style: styles.text },
    link(origin + path, { ...styles.link, fontWeight: 600 }, label),
    `\n${text}`,
  );

const action = (label: string, href: string): ReactElement[] => [
  h('div', { key: 'button' }, tableCell('left', { cell: styles.button }, link(href, styles.label, label))),
  // The table floats.
  h(
    'p',
    { key: 'copy', style: { ...styles.small, clear: 'both', paddingTop: 16 } },
    FRAME.copy,
    ' ',
    link(href, styles.link),
  ),
];

const card = ({ greeting, content, href, publicOrigin, contact }: Framed): ReactElement =>
  tableCell(
    'center',
    { table: styles.card, cell: styles.content },
    h('p', { style: styles.portal }, FRAME.portal),
    h('h1', { style: styles.heading }, content.subject),
    h('p', { style: styles.text }, greeting),
    content.paragraphs.map(paragraph),
    (content.links ?? []).map((listed, index) => item(listed, index, publicOrigin)),
    content.action && href ? action(content.action.label, href) : null,
    h('hr', { style: styles.line }),
    (content.notes ?? []).map((note, index) =>
      typeof note === 'string' ? small(index, note, null) : small(index, note.text, publicOrigin + note.path),
    ),
    small('automatic', FRAME.automatic(contact), publicOrigin),
  );

/** Common layout of mails: the portal's name, content, button, notes. Without external resources. */
export const framed = (mail: Framed): ReactElement =>
  h(
    'html',
    { lang: 'ro', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
    ),
    h(
      'body',
      { lang: 'ro', style: styles.page },
      preview(mail.content.paragraphs[0] ?? mail.content.subject),
      tableCell('center', { table: WIDE, cell: styles.body }, card(mail)),
    ),
  );

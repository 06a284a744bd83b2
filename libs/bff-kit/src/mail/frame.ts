import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Content } from '@psp/domain/operating/mail/content';
import { FRAME } from './strings.ts';

const INK = '#1B2430';
const MUTED = '#4A5563';
const BLUE = '#1F5A9E';

const styles: Record<string, CSSProperties> = {
  body: {
    backgroundColor: '#F7F6F2',
    color: INK,
    fontFamily: "'Public Sans', Arial, sans-serif",
    margin: 0,
    padding: '24px 0',
  },
  card: { backgroundColor: '#FFFFFF', border: '1px solid #D9D8D2', borderRadius: 8, maxWidth: 560, padding: 24 },
  portal: { color: MUTED, fontSize: 16, fontWeight: 600, margin: '0 0 16px' },
  heading: { color: INK, fontSize: 24, lineHeight: 1.2, margin: '0 0 16px' },
  text: {
    color: INK,
    fontSize: 18,
    lineHeight: 1.55,
    margin: '0 0 16px',
    wordBreak: 'break-word',
  },
  small: { color: MUTED, fontSize: 14, lineHeight: 1.55, margin: '0 0 8px', wordBreak: 'break-word' },
  button: {
    backgroundColor: BLUE,
    borderRadius: 4,
    color: '#FFFFFF',
    fontSize: 18,
    fontWeight: 600,
    padding: '12px 20px',
  },
  link: { color: BLUE, textDecorationLine: 'underline' },
};

interface FrameProps {
  greeting: string;
  content: Content;
  /** URL of the action. */
  href: string | undefined;
  publicOrigin: string;
  contact: string | null;
}

/* Outlook does not support `white-space`, so each line break is an element. */
const linesOf = (text: string): ReactNode[] =>
  text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));

const paragraph = (text: string, key: number): ReactElement =>
  h(Text, { key, style: styles['text'] }, ...linesOf(text));
const link = (href: string): ReactElement => h(Link, { href, style: styles['link'] }, href);
const small = (key: number | string, text: string, href: string | null): ReactElement =>
  h(Text, { key, style: styles['small'] }, text, ...(href ? [' ', link(href)] : []));

const item = (
  { label, text, path }: NonNullable<Content['links']>[number],
  key: number,
  origin: string,
): ReactElement =>
  h(
    Text,
    { key: `item-${key}`, style: styles['text'] },
    h(Link, { href: origin + path, style: { ...styles['link'], fontWeight: 600 } }, label),
    ...linesOf(`\n${text}`),
  );

const action = (label: string, href: string): ReactElement[] => [
  h(Button, { key: 'button', href, style: styles['button'] }, label),
  h(Text, { key: 'copy', style: { ...styles['small'], marginTop: 16 } }, FRAME.copy, ' ', link(href)),
];

/** Layout of all mails: the portal's name, content, button and notes. It loads no external resources. */
export const framed = ({ greeting, content, href, publicOrigin, contact }: FrameProps): ReactElement =>
  h(
    Html,
    { lang: 'ro', dir: 'ltr' },
    h(Head),
    h(Preview, null, content.paragraphs[0] ?? content.subject),
    h(
      Body,
      { lang: 'ro', style: styles['body'] },
      h(
        Container,
        { style: styles['card'] },
        h(Text, { style: styles['portal'] }, FRAME.portal),
        h(Heading, { as: 'h1', style: styles['heading'] }, content.subject),
        h(Text, { style: styles['text'] }, greeting),
        content.paragraphs.map(paragraph),
        (content.links ?? []).map((listed, index) => item(listed, index, publicOrigin)),
        content.action && href ? action(content.action.label, href) : null,
        h(Hr, { style: { margin: '24px 0 16px' } }),
        (content.notes ?? []).map((note, index) =>
          typeof note === 'string' ? small(index, note, null) : small(index, note.text, publicOrigin + note.path),
        ),
        small('automatic', FRAME.automatic(contact), publicOrigin),
      ),
    ),
  );

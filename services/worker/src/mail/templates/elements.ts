import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';

/** Characters of the body that mail programs list beside the subject. */
const PREVIEW_LENGTH = 200;
/** Takes a character's room and shows nothing, so that no text of the body follows a short preview. */
const BLANK = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF';
const HIDDEN: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** The title and the text that mail programs list beside the subject. */
export const preview = (content: string): ReactElement[] => {
  const text = content.slice(0, PREVIEW_LENGTH);
  return [
    h('title', { key: 'title' }, text),
    h('div', { key: 'preview', style: HIDDEN }, text, BLANK.repeat(PREVIEW_LENGTH - text.length)),
  ];
};

interface CellStyles {
  table?: CSSProperties;
  cell: CSSProperties;
}

/** A table of one cell: Outlook on Windows pads and colours nothing else. */
export const tableCell = (align: 'center' | 'left', styles: CellStyles, ...content: ReactNode[]): ReactElement =>
  h(
    'table',
    { align, border: 0, cellPadding: '0', cellSpacing: '0', role: 'presentation', style: styles.table },
    h('tbody', null, h('tr', null, h('td', { lang: 'ro', style: styles.cell }, ...content))),
  );

/** A link that opens beside the mail. */
export const link = (href: string, style: CSSProperties | undefined, content = href): ReactElement =>
  h('a', { href, style, target: '_blank' }, content);

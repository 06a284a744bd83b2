import { styled } from 'styled-components';
import { media } from './theme.tsx';

const Text = styled.section`
  display: flow-root;
  min-width: 0;
  max-width: 70ch;
  line-height: 1.65;
  overflow-wrap: break-word;
  > :first-child { margin-top: 0; }
  > :last-child { margin-bottom: 0; }
  p, ul, ol, blockquote, table { margin: 0 0 1.1em; }
  p { max-width: none; }
  h2, h3, h4 { margin: 1.7em 0 0.6em; color: var(--blue-900); }
  h2 { font-family: var(--serif, inherit); font-size: 1.5rem; }
  h3 { font-size: 1.25rem; }
  h4 { font-size: 1.125rem; }
  ul, ol { padding-left: 1.6em; }
  li + li, li > ul, li > ol { margin-top: 0.35em; }
  li::marker { color: var(--blue-600); }
  li > p { margin-bottom: 0.35em; }
  blockquote { padding: 4px 0 4px 20px; border-left: 4px solid var(--ochre-400); color: var(--ink-muted); font-size: 1.1875rem; }
  blockquote > :last-child { margin-bottom: 0; }
  code { padding: 0.1em 0.35em; border-radius: 4px; background: var(--sunken); font-size: 0.9em; }
  sup, sub { font-size: 0.75em; line-height: 0; }
  a { overflow-wrap: anywhere; }
  [data-mention] { color: var(--blue-700); font-weight: 600; }
  hr { margin: 2em 0; border: 0; border-top: 1px solid var(--line); }
  img { display: block; width: auto; max-width: 100%; height: auto; margin: 1.5em auto; border-radius: 8px; background: var(--sunken); }
  /* A block, so that a wide table scrolls within itself. */
  table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 1rem; }
  caption { padding-bottom: 6px; color: var(--ink-muted); text-align: left; }
  th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
  th { background: var(--sunken); font-weight: 650; }
  ${media.narrow} { h2 { font-size: 1.3125rem; } blockquote { padding-left: 14px; } }
  @media print {
    max-width: none;
    h2, h3, h4 { break-after: avoid; }
    img, tr, blockquote { break-inside: avoid; }
    img { max-height: 20cm; }
    table { display: table; width: 100%; font-size: 0.875rem; }
    th, td { overflow-wrap: anywhere; }
    a[href^='http']::after, a[href^='/']::after { content: ' (' attr(href) ')'; font-size: 0.875em; }
  }
`;

interface RichTextProps {
  /** HTML sanitised by the server; never unsaved input. */
  html: string;
}

/**
 * Renders sanitised HTML with headings, lists, quotes, tables and pictures. A `section`, so that stray list items in the
 * text cannot break out of it when parsed.
 */
export function RichText({ html }: RichTextProps) {
  // oxlint-disable-next-line react/no-danger -- the only place that renders sanitised HTML
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}

import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** Articles with at least this many headings have a list of contents. */
const LONG = 3;

const List = styled.ol`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li[data-level='3'] { padding-left: 16px; }
  li[data-level='4'] { padding-left: 32px; }
  a { text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

export interface Heading {
  /** `titlu-n`, as the passages of an article have it. */
  anchor: string;
  level: string;
  text: string;
}

const HEADING = /<h([2-4])>(.*?)<\/h\1>/gs;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Adds an id to each heading of a sanitised text. Returns the text and its headings. */
export function withAnchors(body: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = body.replace(HEADING, (_all, level: string, inner: string) => {
    const anchor = `titlu-${headings.length + 1}`;
    headings.push({ anchor, level, text: textOf(inner) });
    return `<h${level} id="${anchor}">${inner}</h${level}>`;
  });
  return { html, headings };
}

/** List of contents of a long article. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < LONG) return null;
  return (
    <nav {...screenOnly} aria-labelledby="cuprins">
      <Card>
        <CardHeader id="cuprins" title={strings.contents} />
        <CardBody>
          <List>
            {headings.map(({ anchor, level, text }) => (
              <li key={anchor} data-level={level}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </List>
        </CardBody>
      </Card>
    </nav>
  );
}

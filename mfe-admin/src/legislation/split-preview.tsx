import { actProblems } from '@psp/contracts/legislation-problems';
import { ACT_TEXT_MAX, splitAct } from '@psp/contracts/legislation-text';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { strings as reading } from '@psp/features/legislation/ui/strings';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Scroller = styled.div`
  max-height: 70dvh;
  overflow: auto;
  h3 { margin-top: 12px; font-size: 1.0625rem; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
`;

/* More would make typing slow; the count above tells of all. */
const SHOWN = 200;
/* Beginning of a paragraph that is shown. */
const SHOWN_LETTERS = 400;

/** The articles and paragraphs that a text is split into, and what keeps it from being saved. */
export function SplitPreview({ text, isSummary }: { text: string; isSummary: boolean }) {
  const given = useDeferredValue(text);
  const articles = useMemo(() => (given.length > ACT_TEXT_MAX ? [] : splitAct(given)), [given]);
  const problems = useMemo(() => actProblems(articles), [articles]);
  if (articles.length === 0) return <p>{strings.nothing}</p>;
  const paragraphs = articles.reduce((sum, article) => sum + article.paragraphs.length, 0);
  return (
    <Stack gap={12}>
      <p role="status">{strings.split(articles.length, paragraphs)}</p>
      {problems.length > 0 ? (
        <Notice tone="warning" title={strings.problems}>
          {problems.slice(0, 10).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      ) : null}
      <Scroller tabIndex={0} role="region" aria-label={strings.preview}>
        {articles.slice(0, SHOWN).map((article, place) => (
          <section key={`${article.line}`}>
            {article.chapter && article.chapter !== articles[place - 1]?.chapter ? (
              <small>{article.chapter}</small>
            ) : null}
            <h3>{[reading.name(article.number, isSummary), article.title].filter(Boolean).join('. ')}</h3>
            {article.paragraphs.map((one, place) => (
              <p key={`${place}`}>{`${one.number ? `(${one.number}) ` : ''}${one.text.slice(0, SHOWN_LETTERS)}`}</p>
            ))}
          </section>
        ))}
      </Scroller>
    </Stack>
  );
}

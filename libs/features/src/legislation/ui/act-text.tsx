import type { ActView, ReadArticle } from '@psp/contracts/legislation';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Highlight } from '@psp/design-system/highlight';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import { screenOnly } from '@psp/design-system/print-style';
import { showToast } from '@psp/design-system/toast';
import LinkIcon from 'lucide-react/icons/link';
import { memo, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChangedParts, ChangedWords } from '../../changes/ui/changed-words.tsx';
import { replaced, wordChanges } from '../../changes/ui/word-changes.ts';
import { editsLimit, sinceOf } from './changes.ts';
import { strings } from './strings.ts';
import { hasTerms, termsOf } from './terms.ts';

const Article = styled.section`
  padding: 6px 22px 14px;
  scroll-margin-top: 80px;
  & + & { border-top: 1px solid var(--line); }
  h3 { display: inline; font-size: 1.1875rem; line-height: 1.35; }
  header { padding: 12px 0 4px; }
  small { margin-left: 8px; color: var(--ink-muted); font-size: 0.9375rem; }
  ${media.narrow} { small { display: block; margin-left: 0; } }
  ${media.narrow} { padding: 4px 16px 12px; }
`;

const Chapter = styled.h2`
  padding: 16px 22px 8px;
  background: var(--sunken);
  font-size: 1rem;
`;

const Paragraph = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: 0 6px;
  margin: 0 -12px 0 -8px;
  padding: 6px 0 6px 8px;
  border-left: 4px solid transparent;
  scroll-margin-top: 80px;
  > strong { color: var(--ink-muted); font-variant-numeric: tabular-nums; }
  p { max-width: 70ch; white-space: pre-line; overflow-wrap: anywhere; }
  &[data-changed] { border-left-color: var(--ochre-400); background: color-mix(in srgb, var(--ochre-100) 45%, var(--surface)); }
  &[data-target] { border-left-color: var(--blue-600); background: var(--blue-50); }
  &:focus-visible { outline-offset: -3px; }
  > a { display: grid; place-items: center; width: 44px; height: 44px; margin: -7px 0 -9px; border-radius: 4px; }
  > a svg { width: 20px; height: 20px; }
  ${media.narrow} { grid-template-columns: 34px minmax(0, 1fr) 44px; }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
`;

interface ActTextProps {
  act: ActView;
  /** Words to mark. */
  q: string;
  isPlain: boolean;
  /** Address of the act as on a day. */
  hrefOf: (on: string) => string;
  /** Anchor of the paragraph or article that the address names; '' for none. */
  target: string;
}

/** The articles of an act, each paragraph with a link of its own. */
export function ActText({ act, q, isPlain, hrefOf, target }: ActTextProps) {
  const terms = useMemo(() => termsOf(q), [q]);
  const { search } = useLocation();
  const maxEdits = useMemo(() => editsLimit(act), [act]);
  const former = act.versions.find(({ number }) => number === act.shown - 1);
  const formerDay = former && (former.from ?? former.until);
  const formerHref = formerDay ? hrefOf(formerDay) : null;
  // The router scrolls before the text is there.
  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [target, act.id, act.shown]);
  return (
    <Card>
      {act.articles.map((article, place) => (
        <ReadArticleText
          key={article.anchor}
          {...{ article, terms, search, formerHref }}
          chapter={article.chapter === act.articles[place - 1]?.chapter ? '' : article.chapter}
          changedIn={isPlain || act.shown === 1 ? 0 : act.shown}
          since={sinceOf(article, act)}
          maxEdits={maxEdits}
          basis={act.versions.find(({ number }) => number === act.shown)?.basis ?? ''}
          isSummary={act.isSummary}
          target={target === article.anchor || target.startsWith(`${article.anchor}-`) ? target : ''}
        />
      ))}
      {isPlain ? null : <Removed act={act} />}
    </Card>
  );
}

interface ReadArticleProps {
  article: ReadArticle;
  /** Chapter that begins with the article; '' for none. */
  chapter: string;
  terms: readonly string[];
  search: string;
  /** Number of the version whose changes are marked; 0 for none. */
  changedIn: number;
  /** Since when the article has its text; '' if it is not known. */
  since: string;
  maxEdits: number | undefined;
  basis: string;
  formerHref: string | null;
  isSummary: boolean;
  target: string;
}

const ReadArticleText = memo(function ReadArticleText(props: ReadArticleProps) {
  const { article, chapter, isSummary, since, changedIn } = props;
  const { anchor, number, title, titleBefore, paragraphs } = article;
  const isRetitled = changedIn > 0 && titleBefore !== null;
  // A paragraph without a number has the anchor of its article.
  const isOwn = paragraphs.every((paragraph) => paragraph.anchor !== anchor);
  return (
    <>
      {chapter ? <Chapter>{chapter}</Chapter> : null}
      <Article id={isOwn ? anchor : undefined} aria-labelledby={`${anchor}-titlu`}>
        <header>
          <h3 id={`${anchor}-titlu`}>
            <OwnText>{`${strings.name(number, isSummary)}${title || isRetitled ? '. ' : ''}`}</OwnText>
            {isRetitled ? <ChangedParts parts={wordChanges(titleBefore, title)} /> : <OwnText>{title}</OwnText>}
          </h3>
          {since ? <small>{since}</small> : null}
        </header>
        {paragraphs.map((paragraph) => (
          <ParagraphText key={paragraph.anchor} {...props} paragraph={paragraph} />
        ))}
      </Article>
    </>
  );
});

/* Where the browser refuses, the address is in its own field. */
const copyAddress = (href: string): void => {
  const { href: address } = new URL(href, window.location.href);
  void navigator.clipboard?.writeText(address).then(
    () => showToast({ title: strings.copied, tone: 'success' }),
    () => undefined,
  );
};

type ParagraphProps = ReadArticleProps & { paragraph: ReadArticle['paragraphs'][number] };

function ParagraphText({ article, paragraph, search, changedIn, target, ...props }: ParagraphProps) {
  const { number, anchor } = paragraph;
  const isChanged = changedIn > 0 && paragraph.since === changedIn;
  return (
    <Paragraph
      id={anchor}
      tabIndex={-1}
      data-changed={isChanged || undefined}
      data-target={target === anchor || undefined}
    >
      <strong>{number ? `(${number})` : ''}</strong>
      <div>
        <Words paragraph={paragraph} isChanged={isChanged} terms={props.terms} maxEdits={props.maxEdits} />
        {isChanged ? <Change paragraph={paragraph} basis={props.basis} formerHref={props.formerHref} /> : null}
      </div>
      <Link
        to={`${search}#${anchor}`}
        aria-label={strings.linkTo(article.number, number)}
        onClick={() => copyAddress(`${search}#${anchor}`)}
        {...screenOnly}
      >
        <LinkIcon aria-hidden />
      </Link>
    </Paragraph>
  );
}

interface WordsProps extends Pick<ParagraphProps, 'paragraph' | 'terms' | 'maxEdits'> {
  isChanged: boolean;
}

/* Words that are searched for are marked instead of changes. */
function Words({ paragraph: { text, before }, isChanged, terms, maxEdits }: WordsProps) {
  const parts = useMemo(
    () => (isChanged ? wordChanges(before ?? '', text, maxEdits) : null),
    [isChanged, before, text, maxEdits],
  );
  if (hasTerms(text, terms))
    return (
      <p>
        <Highlight text={text} terms={terms} />
      </p>
    );
  return parts ? <ChangedWords parts={parts} /> : <p>{text}</p>;
}

function Change({ paragraph, basis, formerHref }: Pick<ParagraphProps, 'paragraph' | 'basis' | 'formerHref'>) {
  const { before, anchor } = paragraph;
  return (
    <Facts>
      <Badge tone="review">{before === null ? strings.isNew : strings.isChanged}</Badge>
      {basis ? <span>{strings.changedBy(basis)}</span> : null}
      {before !== null && formerHref ? (
        <Link to={`${formerHref}#${anchor}`} {...screenOnly}>
          {strings.oldForm}
        </Link>
      ) : null}
    </Facts>
  );
}

function Removed({ act: { removed } }: { act: ActView }) {
  if (removed.length === 0) return null;
  return (
    <>
      <CardHeader title={strings.removedTitle} />
      <CardBody>
        {removed.map(({ anchor, article, number, text }) => (
          <div key={anchor}>
            <strong>{strings.paragraphName(article, number)}</strong>
            <ChangedWords parts={replaced(text, '')} />
          </div>
        ))}
      </CardBody>
    </>
  );
}

import type { ActView } from '@psp/contracts/legislation';
import { media } from '@psp/design-system/theme';
import { useMedia } from '@psp/design-system/use-media';
import { screenOnly } from '@psp/design-system/print-style';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isChangedIn } from './changes.ts';
import { strings } from './strings.ts';
import { useAnchor } from './use-anchor.ts';

const Frame = styled.details`
  position: sticky;
  top: 80px;
  max-height: calc(100dvh - 96px);
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow-y: auto;
  summary { padding: 10px 16px; font-weight: 600; cursor: pointer; }
  ol { margin: 0; padding: 0 0 8px; list-style: none; }
  a { display: block; padding: 7px 16px; border-left: 3px solid transparent; font-size: 0.9375rem; line-height: 1.3; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a[aria-current] { border-left-color: var(--blue-600); background: var(--blue-50); font-weight: 600; }
  strong { margin-right: 2px; }
  em { display: block; color: var(--ochre-700); font-size: 0.875rem; font-style: normal; font-weight: 600; }
  ${media.narrow} { position: static; max-height: none; a { padding: 11px 16px; } }
`;

const WIDE = '(min-width: 721px)';

/** Links to the articles of an act, with those that the shown version changed. */
export function Contents({ act }: { act: ActView }) {
  const isWide = useMedia(WIDE);
  const day = act.versions.find(({ number }) => number === act.shown)?.from ?? null;
  const { search } = useLocation();
  const target = useAnchor();
  return (
    <Frame key={String(isWide)} open={isWide} {...screenOnly}>
      <summary>{strings.contents}</summary>
      <nav aria-label={strings.contents}>
        <ol>
          {act.articles.map((article) => (
            <li key={article.anchor}>
              <Link to={`${search}#${article.anchor}`} aria-current={target === article.anchor ? 'true' : undefined}>
                <strong>{strings.short(article.number, act.isSummary)}</strong> <span>{article.title}</span>{' '}
                {isChangedIn(article, act.shown) ? <em>{strings.changedIn(day)}</em> : null}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Frame>
  );
}

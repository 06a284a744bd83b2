import { OwnText } from '@psp/design-system/own-text';
import type { LandingView } from '@psp/contracts/landing';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MAP } from './queries.ts';
import { strings } from './strings.ts';

const Frame = styled.div`
  position: relative;
  > img { display: block; width: 100%; height: auto; }
`;

const Credit = styled.p`
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  line-height: 1.4;
  a { color: inherit; }
`;

const Cards = styled.ul`
  li {
    position: absolute;
    width: 238px;
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    box-shadow: 0 8px 24px rgb(14 42 76 / 0.12);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  li:nth-child(1) { top: -12px; right: -8px; }
  li:nth-child(2) { bottom: 60px; left: -8px; }
  a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; color: var(--ink); }
  ${media.narrow} {
    li { position: static; width: auto; margin-top: 12px; }
  }
`;

const When = styled.span<{ $mark: string }>`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 4px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  &::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%; background: ${({ $mark }) => $mark}; }
`;

/** Where the network is, with the newest that happened in it. */
export function HeroMap({ landing: { byCounty, news } }: { landing: LandingView }) {
  const counts = Object.values(byCounty);
  const communities = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Frame>
      <img
        src={MAP}
        width={613}
        height={433}
        alt={strings.map(communities, counts.length)}
        fetchPriority="high"
        decoding="async"
      />
      <News news={news} />
      <Credit>
        <OwnText>{`${communities > 0 ? `${strings.mapKey} ` : ''}${strings.mapCredit} `}</OwnText>
        <a href="https://github.com/VictorCazanave/svg-maps" rel="noopener">
          @svg-maps/romania
        </a>
        , <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>.
      </Credit>
    </Frame>
  );
}

function News({ news: { review, article } }: Pick<LandingView, 'news'>) {
  if (!review && !article) return null;
  return (
    <Cards aria-label={strings.news}>
      {review ? (
        <Card at={review.at} countyCode={review.countyCode} mark="var(--fir-700)" under={review.author}>
          <Link href={`/partener/${review.partnerId}`} isStrong>
            {`${strings.reviewed(review.partner)} ${strings.outOfFive(review.rating)}`}
          </Link>
        </Card>
      ) : null}
      {article ? (
        <Card
          at={article.at}
          countyCode={article.countyCode}
          mark="var(--ochre-400)"
          under={strings.by(article.author)}
        >
          <Link href={`/blog/${article.id}`} isStrong>
            {article.title}
          </Link>
        </Card>
      ) : null}
    </Cards>
  );
}

interface CardProps {
  at: string;
  countyCode: CountyCode | null;
  mark: string;
  under: string;
  children: ReactNode;
}

function Card({ at, countyCode, mark, under, children }: CardProps) {
  return (
    <li>
      <When $mark={mark}>{[formatDate(at), countyCode ? COUNTIES[countyCode] : null].filter(Boolean).join(', ')}</When>
      {children}
      <div>{under}</div>
    </li>
  );
}

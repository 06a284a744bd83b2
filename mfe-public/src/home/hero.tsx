import type { LandingView } from '@psp/contracts/landing';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FigureList } from './figures.tsx';
import { useOwnArea } from './own-area.ts';
import { MAP } from './queries.ts';
import { Inside } from './section.tsx';
import { strings } from './strings.ts';

const Band = styled.section`
  border-bottom: 1px solid var(--line);
  background: linear-gradient(var(--surface), var(--canvas));
`;

const Halves = styled(Inside)`
  display: grid;
  grid-template-columns: minmax(0, 1.02fr) minmax(0, 0.98fr);
  gap: 48px;
  align-items: center;
  padding-block: 56px 64px;
  @media (max-width: 960px) { grid-template-columns: minmax(0, 1fr); gap: 40px; }
  ${media.narrow} { gap: 20px; padding-block: 24px; }
`;

const Headline = styled.h1`
  color: var(--blue-900);
  font-family: var(--serif);
  font-size: 3.25rem;
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: pretty;
  @media (max-width: 1100px) { font-size: 2.75rem; }
  ${media.narrow} { font-size: 2rem; }
`;

const Lead = styled.p`
  max-width: 34em;
  margin: 20px 0 28px;
  color: var(--ink-muted);
  font-size: 1.25rem;
  ${media.narrow} { margin: 12px 0 16px; font-size: 1.125rem; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  a { min-height: 52px; padding-inline: 22px; font-size: 1.0625rem; }
  ${media.narrow} { gap: 8px; a { flex: 1 1 auto; min-height: 44px; padding-inline: 14px; font-size: 1rem; } }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  margin: 40px 0 0;
  border-top: 1px solid var(--line);
  li { padding: 18px 28px 0 0; line-height: 1.35; }
  li + li { padding-left: 28px; border-left: 1px solid var(--line); }
  strong { display: block; color: var(--blue-900); font-size: 2rem; font-weight: 650; line-height: 1.1; white-space: nowrap; }
  span { display: block; margin-top: 4px; font-size: 1.0625rem; }
  small { color: var(--ink-muted); }
  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
    margin-top: 20px;
    li { padding: 14px 12px 0 0; }
    li + li { padding-left: 12px; }
    strong { font-size: 1.5rem; }
    span { font-size: 0.9375rem; }
  }
`;

const Source = styled.p`
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

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

/** Headline, sign-up buttons, figures and map of the network. */
export function Hero({ landing }: { landing: LandingView }) {
  const { content, computed } = landing;
  const { authorities, firms, completedProjects } = content.figures;
  return (
    <Band>
      <Halves>
        <div>
          <Headline tabIndex={-1}>{content.hero.headline}</Headline>
          <Lead>{content.hero.lead}</Lead>
          <HeroButtons />
          <FigureList
            List={Figures}
            Note={Source}
            id="sursa-cifre"
            label={strings.figures}
            figures={{ authorities, firms, completedProjects }}
            computed={computed}
          />
        </div>
        <HeroMap landing={landing} />
      </Halves>
    </Band>
  );
}

function HeroButtons() {
  const own = useOwnArea();
  if (own)
    return (
      <Buttons>
        <ButtonLink href={own.href}>{own.label}</ButtonLink>
      </Buttons>
    );
  return (
    <Buttons>
      <ButtonLink href="/register?tip=uat">{strings.joinAsAuthority}</ButtonLink>
      <ButtonLink href="/register?tip=firma" variant="secondary">
        {strings.joinAsFirm}
      </ButtonLink>
    </Buttons>
  );
}

/** Map of the communities with the newest review and article. */
function HeroMap({ landing: { byCounty, news } }: { landing: LandingView }) {
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

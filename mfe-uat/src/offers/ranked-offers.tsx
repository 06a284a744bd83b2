import { OwnText } from '@psp/design-system/own-text';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA, type Criterion, type Score } from '@psp/contracts/scores';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRating } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './score-strings.ts';
import { sortOffers } from './comparison.ts';
import type { Compared } from './use-comparison.ts';

const COLOURS: Record<Criterion, string> = {
  price: 'var(--blue-900)',
  term: 'var(--blue-600)',
  rating: '#6e9acb',
  method: '#b8751a',
};

const Narrow = styled.div`
  ${media.wide} { display: none; }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  li { display: flex; align-items: center; gap: 6px; }
  i { width: 10px; height: 10px; border-radius: 3px; forced-color-adjust: none; }
`;

const Rank = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: 2px 8px;
    padding: 10px 16px;
    border-top: 1px solid var(--line);
  }
  strong { font-variant-numeric: tabular-nums; }
`;

const Stacked = styled.span`
  grid-column: 2 / -1;
  display: flex;
  gap: 1px;
  height: 8px;
  border-radius: 4px;
  background: var(--line);
  overflow: hidden;
  forced-color-adjust: none;
`;

/** Narrow screens only: the scored offers by rank, each with a bar of its points by criterion. */
export function RankedOffers({ compared: { offers, scores, weights } }: { compared: Compared }) {
  const ranked = sortOffers(offers, 'score', scores).filter(({ id }) => scores.has(id));
  if (ranked.length < 2) return null;
  return (
    <Narrow {...screenOnly}>
      <Card aria-labelledby="ranked">
        <CardHeader id="ranked" title={strings.ranked(ranked.length)} />
        <CardBody>
          <Key>
            {CRITERIA.map((criterion) => (
              <li key={criterion}>
                <i style={{ background: COLOURS[criterion] }} aria-hidden />
                {strings.criteria[criterion].toLowerCase()} {weights[criterion]}
              </li>
            ))}
          </Key>
        </CardBody>
        <Rank>
          {ranked.map((offer) => {
            const score = scores.get(offer.id);
            return score ? <RankedOffer key={offer.id} firma={offer.firma} score={score} /> : null;
          })}
        </Rank>
      </Card>
    </Narrow>
  );
}

function RankedOffer({ firma, score }: Pick<OfferComparisonItem, 'firma'> & { score: Score }) {
  return (
    <li>
      <span>{score.place}</span>
      {firma.suspended ? <OwnText>{firma.name}</OwnText> : <Link href={`/partener/${firma.id}`}>{firma.name}</Link>}
      <strong>{formatRating(score.total)}</strong>
      <Stacked aria-hidden>
        {CRITERIA.map((criterion) => (
          <span key={criterion} style={{ width: `${score[criterion]}%`, background: COLOURS[criterion] }} />
        ))}
      </Stacked>
    </li>
  );
}

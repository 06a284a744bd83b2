import { CRITERIA, type Score } from '@psp/contracts/scores';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { SelectField } from '@psp/design-system/fields';
import { media } from '@psp/design-system/theme';
import { screenOnly } from '@psp/design-system/print-style';
import { styled } from 'styled-components';
import { strings as texts } from './score-strings.ts';
import type { Compared } from './use-comparison.ts';

const Narrow = styled.div`
  display: none;
  ${media.narrow} { display: grid; gap: 12px; }
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 8px;
`;

const { pair } = texts;

interface PairChooserProps {
  compared: Compared;
  onPick: (id: string) => void;
  onPutBeside: (id: string) => void;
}

/** On a narrow screen: which two offers stand face to face, and what makes the difference. */
export function PairChooser({ compared, onPick, onPutBeside }: PairChooserProps) {
  const { offers, scores, other } = compared;
  const picked = compared.picked ?? offers.find(({ id }) => id !== other?.id);
  if (!picked || !other) return null;
  const isOpen = picked.actions.includes('accept');
  const optionsOf = (shown: OfferComparisonItem[]) => shown.map(({ id, firma }) => ({ value: id, label: firma.name }));
  const choices = offers.filter((offer) => offer.id === picked.id || offer.actions.includes('accept'));
  return (
    <Narrow {...screenOnly}>
      <h3>{pair.title}</h3>
      <Selects>
        <SelectField
          label={isOpen ? pair.one : pair.oneDecided}
          options={optionsOf(choices)}
          value={picked.id}
          onChange={onPick}
        />
        <SelectField
          label={pair.other}
          options={optionsOf(offers.filter(({ id }) => id !== picked.id))}
          value={other.id}
          onChange={onPutBeside}
        />
      </Selects>
      <p aria-live="polite">{difference(picked, scores.get(picked.id), scores.get(other.id))}</p>
    </Narrow>
  );
}

/* In tenths, which subtract exactly. */
const apart = (one: number, other: number): number => (Math.round(one * 10) - Math.round(other * 10)) / 10;

function difference({ firma }: OfferComparisonItem, mine?: Score, theirs?: Score): string {
  if (!mine || !theirs) return '';
  const total = apart(mine.total, theirs.total);
  const parts = CRITERIA.map((criterion) => ({ criterion, by: apart(mine[criterion], theirs[criterion]) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, two) => Math.sign(total || 1) * (two.by - one.by))
    .map(({ criterion, by }) => pair.part(criterion, by))
    .join(', ');
  if (total === 0) return pair.equal(firma.name, parts);
  return total > 0 ? pair.more(firma.name, total, parts) : pair.less(firma.name, -total, parts);
}

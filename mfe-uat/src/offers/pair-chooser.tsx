import { CRITERIA, type Score } from '@psp/contracts/scores';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { Pair } from '@psp/features/comparisons/ui/pair';
import { strings as texts } from './score-strings.ts';
import type { Compared } from './use-comparison.ts';

const { pair } = texts;

interface PairChooserProps {
  compared: Compared;
  onPick: (id: string) => void;
  onPutBeside: (id: string) => void;
}

/** On a narrow screen: which two offers stand face to face, and what makes the difference. */
export function PairChooser({ compared, onPick, onPutBeside }: PairChooserProps) {
  const { offers, scores, first, other } = compared;
  if (!first || !other) return null;
  const isOpen = first.actions.includes('accept');
  const optionsOf = (shown: OfferComparisonItem[]) => shown.map(({ id, firma }) => ({ value: id, label: firma.name }));
  const choices = offers.filter((offer) => offer.id === first.id || offer.actions.includes('accept'));
  const beside = offers.filter(({ id }) => id !== first.id);
  return (
    <Pair
      title={pair.title}
      sides={[
        {
          ...{ label: isOpen ? pair.one : pair.oneDecided, options: optionsOf(choices) },
          ...{ value: first.id, onChange: onPick },
        },
        { label: pair.other, options: optionsOf(beside), value: other.id, onChange: onPutBeside },
      ]}
    >
      <p aria-live="polite">{difference(first, scores.get(first.id), scores.get(other.id))}</p>
    </Pair>
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

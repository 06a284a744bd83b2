import { CRITERIA, type Weights } from '@psp/contracts/scores';
import type { RecordedComparison } from './compare-offers.ts';

const inOrder = (weights: Weights): string => CRITERIA.map((criterion) => weights[criterion]).join('/');
const NO_MARK = 'fără notă';

/** Texts about a comparison in the audit. */
export const comparisonStrings = {
  reasonMissing: 'Ofertele sunt deschise: scrieți de ce schimbați ponderile sau notele.',
  /** "45/25/20/10 → 60/10/20/10, după deschidere"; marks with the names of their firms. */
  change: (
    { weights, marks = {}, before, opened }: Omit<RecordedComparison, 'title'>,
    firms: ReadonlyMap<string, string>,
  ): string => {
    const marked = Object.entries(marks).map(
      ([id, mark]) => `metoda ${firms.get(id) ?? ''} ${before.marks?.[id] ?? NO_MARK} → ${mark ?? NO_MARK}`,
    );
    const weighted = weights && before.weights ? [`${inOrder(before.weights)} → ${inOrder(weights)}`] : [];
    return [...weighted, ...marked, ...(opened ? ['după deschidere'] : [])].join(', ');
  },
};

export const exportStrings = {
  file: 'solicitari',
  number: 'Număr',
  kind: 'Tip',
  title: 'Titlu',
  category: 'Domeniu',
  status: 'Stare',
  sentAt: 'Trimisă',
  deadline: 'Termen',
  budgetMin: 'Buget minim fără TVA (lei)',
  budgetMax: 'Buget maxim fără TVA (lei)',
  county: 'Județ',
  locality: 'Localitate',
  offers: 'Oferte sau răspunsuri primite',
  acceptedPrice: 'Preț acceptat fără TVA (lei)',
};

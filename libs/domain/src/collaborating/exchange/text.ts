import type { ExchangeText } from '@psp/contracts/exchange-bodies';
import { COST_MAX } from '@psp/contracts/exchange-names';
import { baniOf, leiOf } from '@psp/contracts/prices';

/** The words of a text that search finds, besides its title; of costs only where everybody sees them. */
export const wordsOfText = ({ what, why, steps, lessons, costs, showsCosts }: ExchangeText): string =>
  [
    what,
    why,
    ...steps.flatMap((step) => [step.title, step.text]),
    ...lessons.map((lesson) => lesson.text),
    ...(showsCosts ? costs.map((line) => line.label) : []),
  ]
    .filter((text) => text !== '')
    .join('\n');

/**
 * The cost in all, in lei without VAT: the sum of the lines, each as paid or else as planned; without lines the stated one. At most
 * COST_MAX; null where no cost is stated.
 */
export const totalCost = ({ costs, cost }: Pick<ExchangeText, 'costs' | 'cost'>): number | null => {
  const stated = costs.map(({ paid, planned }) => paid ?? planned).filter((lei) => lei !== null);
  if (stated.length === 0) return cost;
  const bani = stated.reduce((sum, lei) => sum + baniOf(lei), 0n);
  return Math.min(leiOf(bani), COST_MAX);
};

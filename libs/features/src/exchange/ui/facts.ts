import type { ExchangeItem, ExchangeView } from '@psp/contracts/exchange';
import { EXCHANGE_STAGE, MONEY_SOURCES } from '@psp/contracts/exchange-names';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { formatLei } from '@psp/design-system/format';
import { durationOf, lengthUntil, seasonOf } from './when.ts';
import { moneyOf, strings } from './strings.ts';

type Told = Pick<ExchangeItem | ExchangeView, 'stage' | 'cost' | 'sources' | 'startedOn' | 'endedOn' | 'progress'>;

interface Fact {
  key: 'cost' | 'money' | 'time' | 'files' | 'adopted';
  term: string;
  detail: string;
}

const { facts: terms } = strings;

/** What a project cost, or is thought to cost. */
export function costOf({ stage, cost }: Told): Fact {
  if (stage !== 'wanted')
    return { key: 'cost', term: terms.cost, detail: cost === null ? strings.notShown : formatLei(cost) };
  return { key: 'cost', term: terms.budget, detail: cost === null ? strings.unknown : strings.upTo(formatLei(cost)) };
}

/** Where the money comes from. */
export const moneyFact = ({ sources }: Told): Fact => ({
  key: 'money',
  term: terms.money,
  detail: moneyOf(MONEY_SOURCES, sources),
});

/** How long it took, takes, or when it would begin. */
export function timeOf({ stage, startedOn, endedOn }: Told): Fact {
  if (stage === 'wanted')
    return { key: 'time', term: terms.starts, detail: startedOn ? seasonOf(startedOn) : strings.unknown };
  if (stage === 'ongoing')
    return { key: 'time', term: terms.lasts, detail: lengthUntil(startedOn, endedOn) ?? strings.unknown };
  const isKnown = startedOn && endedOn;
  return { key: 'time', term: terms.lasted, detail: isKnown ? durationOf(startedOn, endedOn) : strings.unknown };
}

/** The facts of a card, in their fixed order; a wanted project has documents and adopters only if there are some. */
export function factsOf(item: ExchangeItem): Fact[] {
  const isWanted = item.stage === 'wanted';
  const files = item.files === 0 ? strings.noFiles : strings.files(item.files, item.hasCopied);
  return [
    ...[costOf(item), moneyFact(item), timeOf(item)],
    ...(isWanted && item.files === 0 ? [] : [{ key: 'files', term: terms.files, detail: files } as const]),
    ...(isWanted && item.adoptions === 0
      ? []
      : [{ key: 'adopted', term: terms.adopted, detail: strings.adoptedBy(item.adoptions) } as const]),
  ];
}

/** "În lucru, 60%" */
export const stageText = ({ stage, progress }: Told): string => {
  const { label } = EXCHANGE_STAGE[stage];
  return stage === 'ongoing' && progress !== null ? strings.ongoing(label, progress) : label;
};

/** "Municipiul Baia Mare, Maramureș" */
export const placeOf = (authority: string, county: CountyCode | null): string =>
  county ? `${authority}, ${COUNTIES[county]}` : authority;

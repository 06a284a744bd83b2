import type { MatchReason } from '@psp/contracts/matching';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { certificatesOf, languagesOf } from '@psp/features/matching/ui/strings';
import type { SaidReason } from '@psp/features/matching/ui/reason-list';
import { matchStrings as strings } from './match-strings.ts';

/* Services of the release before tell no more than what speaks for it. */
const known = ({ fit, reasons, countyCode }: Pick<OpportunityItem, 'fit' | 'reasons' | 'countyCode'>): MatchReason[] =>
  reasons ?? [
    ...(fit.invited ? [{ code: 'invited', isFor: true } as const] : []),
    { code: 'domain', isFor: fit.domain },
    ...(fit.county ? [{ code: 'county', isFor: true, county: countyCode, isOwn: true } as const] : []),
  ];

function county({ isFor, county: code, isOwn }: MatchReason): string {
  if (!code) return strings.anywhere;
  const name = COUNTIES[code];
  if (isFor) return isOwn ? strings.ownCounty(name) : strings.served(name);
  return isOwn === null ? strings.unstated(name) : strings.notServed(name);
}

const SAID: Record<MatchReason['code'], ((reason: MatchReason) => string) | null> = {
  invited: () => strings.invited,
  domain: ({ isFor }) => (isFor ? strings.domain : strings.otherDomain),
  county,
  words: ({ words = [] }) => (words.length > 0 ? strings.words(words) : strings.text),
  work: ({ count = 0 }) => strings.work(count),
  certificates: (reason) =>
    reason.isFor ? strings.certified(certificatesOf(reason)) : strings.notCertified(certificatesOf(reason)),
  capacity: () => strings.full,
  language: (reason) => (reason.isFor ? strings.language : strings.otherLanguage)(languagesOf(reason)),
  // Told to authorities alone.
  response: null,
  new: null,
};

/** Why a request suits the firm and what speaks against it, in words; what counts most first. */
export const saidReasons = (item: Pick<OpportunityItem, 'fit' | 'reasons' | 'countyCode'>): SaidReason[] =>
  known(item).flatMap((reason) => {
    const say = SAID[reason.code];
    return say ? [{ isFor: reason.isFor, text: say(reason) }] : [];
  });

/** As many as a card has room for, the first of those against among them. */
export function shortened(reasons: readonly SaidReason[], most: number): SaidReason[] {
  const against = reasons.findIndex(({ isFor }) => !isFor);
  if (against < most) return reasons.slice(0, most);
  return [...reasons.slice(0, most - 1), ...reasons.slice(against, against + 1)];
}

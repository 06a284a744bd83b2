import type { MatchReason } from '@psp/contracts/matching';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { certificatesOf, languagesOf } from '@psp/features/matching/ui/strings';
import type { MatchReasonText } from '@psp/features/matching/ui/reason-list';
import { matchStrings } from './match-strings.ts';

type Words = typeof matchStrings.full;

function county({ isFor, county: code, isOwn }: MatchReason, words: Words): string {
  if (!code) return words.anywhere;
  const name = COUNTIES[code];
  if (isFor) return (isOwn ? words.ownCounty : words.served)(name);
  return (isOwn === null ? words.unstated : words.notServed)(name);
}

const SAID: Record<MatchReason['code'], ((reason: MatchReason, words: Words) => string) | null> = {
  invited: (_, words) => words.invited,
  domain: ({ isFor }, words) => (isFor ? words.domain : words.otherDomain),
  county,
  words: ({ words: shared = [] }, words) => (shared.length > 0 ? words.words(shared) : words.text),
  work: ({ count = 0 }, words) => words.work(count),
  certificates: (reason, words) => (reason.isFor ? words.certified : words.notCertified)(certificatesOf(reason)),
  capacity: (_, words) => words.capacity,
  language: (reason, words) => (reason.isFor ? words.language : words.otherLanguage)(languagesOf(reason)),
  // Told to authorities alone.
  response: null,
  new: null,
};

/** Why a request suits the firm and what speaks against it, in sentences or in short; what counts most first. */
export const saidReasons = (
  { reasons }: Pick<OpportunityItem, 'reasons'>,
  how: 'full' | 'short' = 'full',
): MatchReasonText[] =>
  reasons.flatMap((reason) => {
    const say = SAID[reason.code];
    return say ? [{ isFor: reason.isFor, text: say(reason, matchStrings[how]) }] : [];
  });

/** As many as a card has room for, the first of those against among them. */
export function shortened(reasons: readonly MatchReasonText[], most: number): MatchReasonText[] {
  const against = reasons.findIndex(({ isFor }) => !isFor);
  if (against < most) return reasons.slice(0, most);
  return [...reasons.slice(0, most - 1), ...reasons.slice(against, against + 1)];
}

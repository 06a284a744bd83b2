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

const REASON_TEXTS: Record<MatchReason['code'], ((reason: MatchReason, words: Words) => string) | null> = {
  invited: (_, words) => words.invited,
  domain: ({ isFor }, words) => (isFor ? words.domain : words.otherDomain),
  county,
  words: ({ words: shared = [] }, words) => (shared.length > 0 ? words.words(shared) : words.text),
  work: ({ count = 0 }, words) => words.work(count),
  certificates: (reason, words) => (reason.isFor ? words.certified : words.notCertified)(certificatesOf(reason)),
  capacity: (_, words) => words.capacity,
  language: (reason, words) => (reason.isFor ? words.language : words.otherLanguage)(languagesOf(reason)),
  // Shown to authorities only.
  response: null,
  new: null,
};

/** The match reasons of a request as texts, full or short, the most important first. */
export const describeReasons = (
  { reasons }: Pick<OpportunityItem, 'reasons'>,
  how: 'full' | 'short' = 'full',
): MatchReasonText[] =>
  reasons.flatMap((reason) => {
    const say = REASON_TEXTS[reason.code];
    return say ? [{ isFor: reason.isFor, text: say(reason, matchStrings[how]) }] : [];
  });

/** The first `most` reasons, with the first reason against among them if there is one. */
export function shortenReasons(reasons: readonly MatchReasonText[], most: number): MatchReasonText[] {
  const against = reasons.findIndex(({ isFor }) => !isFor);
  if (against < most) return reasons.slice(0, most);
  return [...reasons.slice(0, most - 1), ...reasons.slice(against, against + 1)];
}

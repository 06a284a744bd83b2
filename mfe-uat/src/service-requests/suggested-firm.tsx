import type { MatchReason } from '@psp/contracts/matching';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { ReasonList, type MatchReasonText } from '@psp/features/matching/ui/reason-list';
import { certificatesOf, languagesOf, signs } from '@psp/features/matching/ui/strings';
import { strings as partners } from '@psp/features/partners/ui/strings';
import { styled } from 'styled-components';
import { suggestionStrings as strings } from './suggestion-strings.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

const Why = styled.div`
  margin-top: 4px;
`;

interface SuggestedFirmProps {
  partner: SuggestedPartner;
  isPending?: boolean;
  onInvite: () => void;
}

/* The county of the firm, and whether it serves the county of the request. */
function describeCounty({ isFor, county: code, isOwn }: MatchReason, { countyCode }: SuggestedPartner): string {
  const from = countyCode ? strings.near(COUNTIES[countyCode]) : '';
  if (!code || (isFor && isOwn)) return from;
  const name = COUNTIES[code];
  const serves = isFor ? strings.served(name) : isOwn === null ? strings.unstated(name) : strings.notServed(name);
  return [from, serves].filter(Boolean).join(', ');
}

const response = ({ hours }: MatchReason): string =>
  typeof hours === 'number' ? strings.responds(partners.duration(hours)) : '';

const answered = ({ code, count = 0, of = 0 }: MatchReason): MatchReasonText[] =>
  code !== 'response' || of === 0 ? [] : [{ isFor: count * 2 >= of, text: strings.answered(count, of) }];

const REASON_TEXTS: Record<MatchReason['code'], (reason: MatchReason, partner: SuggestedPartner) => string> = {
  invited: () => '',
  // Only firms of the domain are suggested.
  domain: () => '',
  county: describeCounty,
  words: ({ words = [] }) => (words.length > 0 ? strings.words(words) : strings.text),
  work: ({ count = 0 }) => strings.done(count),
  certificates: (reason) => (reason.isFor ? strings.certified : strings.notCertified)(certificatesOf(reason)),
  capacity: () => strings.full,
  language: (reason) => (reason.isFor ? strings.language : strings.otherLanguage)(languagesOf(reason)),
  response,
  new: () => strings.isNew,
};

/** The points for and against a firm as texts: its match reasons, then its projects, rating and verification. */
export function describeReasons(partner: SuggestedPartner): MatchReasonText[] {
  const { reasons, rating, reviewCount, ownProjects, verified } = partner;
  const matchTexts = reasons.flatMap((reason) => [
    { isFor: reason.isFor, text: REASON_TEXTS[reason.code](reason, partner) },
    ...answered(reason),
  ]);
  return [
    ...matchTexts,
    { isFor: true, text: ownProjects > 0 ? strings.worked(ownProjects) : '' },
    { isFor: true, text: rating === null ? '' : strings.rating(rating, reviewCount) },
    { isFor: true, text: verified ? strings.verified : '' },
  ].filter(({ text }) => text !== '');
}

/** A suggested firm with the points for and against it and an invite button. */
export function SuggestedFirm({ partner, isPending = false, onInvite }: SuggestedFirmProps) {
  const { id, name } = partner;
  return (
    <>
      <Head>
        <Link href={`/partener/${id}`} isStrong>
          {name}
        </Link>
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel={strings.inviting}
          aria-label={strings.inviteWhom(name)}
          onPress={onInvite}
        >
          {strings.invite}
        </Button>
      </Head>
      <Why>
        <ReasonList reasons={describeReasons(partner)} words={signs} />
      </Why>
    </>
  );
}

import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { ReasonList } from '@psp/features/matching/ui/reason-list';
import { signs } from '@psp/features/matching/ui/strings';
import { styled } from 'styled-components';
import { saidReasons } from './suggestion-reasons.ts';
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

/** A firm that suits a request, with what speaks for it and against it, and a button that invites it. */
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
        <ReasonList reasons={saidReasons(partner)} words={signs} />
      </Why>
    </>
  );
}

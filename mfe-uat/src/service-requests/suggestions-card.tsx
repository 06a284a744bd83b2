import type { RequestView } from '@psp/contracts/service-requests';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { ReasonList } from '@psp/features/matching/ui/reason-list';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { signs } from '@psp/features/matching/ui/strings';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { requests, suggestionsQuery, useRequestAct } from './queries.ts';
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

/** Firms that suit a request which is open for offers, each with what speaks for it and a button that invites it. */
export function SuggestionsCard({ view }: { view: RequestView }) {
  const query = useQuery(suggestionsQuery(view.id));
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { items } = query.data;
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="suggestions">
        <CardHeader id="suggestions" title={strings.title} />
        {items.length === 0 ? (
          <CardBody>
            <p>{strings.none}</p>
          </CardBody>
        ) : null}
        {items.map((partner) => (
          <CardBody key={partner.id}>
            <Suggestion requestId={view.id} partner={partner} />
          </CardBody>
        ))}
        <CardBody>
          <Under>{strings.how}</Under>
          {view.content.visibility === 'all' ? <Under>{strings.quiet}</Under> : null}
          <RuleButton side="uat" />
        </CardBody>
      </Card>
    </div>
  );
}

function Suggestion({ requestId, partner }: { requestId: string; partner: SuggestedPartner }) {
  const { id, name } = partner;
  const invite = useRequestAct(requestId, {
    send: () => requests.invite(requestId, id),
    done: strings.invited(name),
    failed: strings.failed,
  });
  return (
    <>
      <Head>
        <Link href={`/partener/${id}`} isStrong>
          {name}
        </Link>
        <Button
          variant="secondary"
          size="small"
          isPending={invite.isPending}
          pendingLabel={strings.inviting}
          aria-label={strings.inviteWhom(name)}
          onPress={() => invite.run('')}
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

import type { RequestView } from '@psp/contracts/service-requests';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { screenOnly } from '@psp/design-system/print-style';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { requests, suggestionsQuery, useRequestAct } from './queries.ts';
import { SuggestedFirm } from './suggested-firm.tsx';
import { suggestionStrings as strings } from './suggestion-strings.ts';

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
    send: () => requests.call('POST /service-requests/:id/invite', { id: requestId, body: { partnerId: id } }),
    done: strings.invited(name),
    failed: strings.failed,
  });
  return <SuggestedFirm partner={partner} isPending={invite.isPending} onInvite={() => invite.run('')} />;
}

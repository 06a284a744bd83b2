import type { RequestView } from '@psp/contracts/service-requests';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { RuleButton } from '@psp/features/matching/ui/rule-button';
import { VersionsCard } from '@psp/features/service-requests/ui/versions-card';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isConsultation } from '../consultations/life-cycle.ts';
import { adoptedFromRow } from '@psp/features/exchange/ui/adopted-from';
import { strings as consultations } from '../consultations/strings.ts';
import { describeContent, namesOf } from './describe.ts';
import { attachmentHref, versionsQuery, requests, suggestionsQuery, useRequestAct } from './queries.ts';
import { sideStrings } from './side-strings.ts';
import { StateSystemCard } from './state-system-card.tsx';
import { strings } from './strings.ts';
import { SuggestedFirm } from './suggested-firm.tsx';
import { SuitedTemplates } from './suited-templates.tsx';
import { suggestionStrings } from './suggestion-strings.ts';
import { ThresholdCard } from './threshold-card.tsx';

const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: 1.3fr 1fr 1fr;
  margin: 0;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 12px 8px 12px 20px; }
  > div + div { border-left: 1px solid var(--line); padding-left: 16px; }
  dt { color: var(--ink-muted); font-size: 0.9375rem; line-height: 1.3; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.625rem; font-weight: 700; line-height: 1.15; }
`;

const { facts } = strings;
const { reach } = sideStrings;

/* A request for invited partners only names them in its visibility. */
const invitedOf = ({ invited, content }: RequestView) =>
  content.visibility === 'all' && invited.length > 0
    ? [{ term: facts.invited, detail: invited.map(({ name }) => name).join(', ') }]
    : [];

const linkTo = ({ id, number }: { id: string; number: string }) => (
  <Link key={id} href={`/uat/service-requests/${id}`}>
    {number}
  </Link>
);

/* Links between a consultation and the requests that were started from it. */
const originOf = ({ origin, started }: RequestView) => [
  ...(origin ? [{ term: consultations.origin, detail: linkTo(origin) }] : []),
  ...(started?.length ? [{ term: consultations.started, detail: <Row gap={12}>{started.map(linkTo)}</Row> }] : []),
];

/** The content of the request, its reach and its threshold. */
export function DetailTab({ view }: { view: RequestView }) {
  const written = describeContent(view.content, namesOf(view))
    .filter(({ field }) => field !== 'title' && field !== 'attachments')
    .map(({ term, text }) => ({
      term,
      detail: (
        <Text>
          <LinkedText text={text || facts.none} />
        </Text>
      ),
    }));
  const items = [
    { term: facts.number, detail: view.number },
    ...written,
    { term: facts.revision, detail: formatNumber(view.revision) },
    ...invitedOf(view),
    ...originOf(view),
    ...adoptedFromRow(view.adoptedFrom, '/uat/exchange'),
    ...(view.project
      ? [{ term: facts.project, detail: <Link href={`/uat/projects/${view.project.id}`}>{view.project.title}</Link> }]
      : []),
  ];
  const templates = <SuitedTemplates category={view.content.category} id={view.id} />;
  const content = (
    <Stack gap={16}>
      <Card>
        <CardBody>
          <DescriptionList items={items} />
        </CardBody>
      </Card>
      <VersionsCard query={versionsQuery(view)} revision={view.revision} />
      <FilesCard files={view.attachments} hrefOf={(fileId) => attachmentHref(view.id, fileId)} />
    </Stack>
  );
  return (
    <Stack gap={16}>
      {view.sentAt ? (
        <Columns>
          {content}
          <Stack gap={16}>
            <ReachCard view={view} />
            {view.actions.includes('invite') ? <SuggestionsCard view={view} /> : null}
            {templates}
          </Stack>
        </Columns>
      ) : (
        <>
          {content}
          {templates}
        </>
      )}
      <ThresholdCard view={view} />
      <StateSystemCard view={view} />
    </Stack>
  );
}

/** Firms suggested for a request that is open for offers, each with its reasons and an invite button. */
function SuggestionsCard({ view }: { view: RequestView }) {
  const query = useQuery(suggestionsQuery(view.id));
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { items } = query.data;
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="suggestions">
        <CardHeader id="suggestions" title={suggestionStrings.title} />
        {items.length === 0 ? (
          <CardBody>
            <p>{suggestionStrings.none}</p>
          </CardBody>
        ) : null}
        {items.map((partner) => (
          <CardBody key={partner.id}>
            <Suggestion requestId={view.id} partner={partner} />
          </CardBody>
        ))}
        <CardBody>
          <Under>{suggestionStrings.how}</Under>
          {view.content.visibility === 'all' ? <Under>{suggestionStrings.quiet}</Under> : null}
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
    done: suggestionStrings.invited(name),
    failed: suggestionStrings.failed,
  });
  return <SuggestedFirm partner={partner} isPending={invite.isPending} onInvite={() => invite.run('')} />;
}

/** How many firms were notified of a sent request, read it and answered it. No firm is named, since offers may be sealed. */
export function ReachCard({ view }: { view: RequestView }) {
  const { notifiedFirms, views, offerCount, invited, content } = view;
  const answers = isConsultation(view) ? reach.answered : reach.offered;
  const counts: [number, string][] = [
    [notifiedFirms, reach.told(notifiedFirms)],
    [views, reach.read(views)],
    [offerCount, answers(offerCount)],
  ];
  const isOpen = content.visibility === 'all';
  return (
    <Card aria-labelledby="reach">
      <CardHeader id="reach" title={reach.title} />
      <Counts>
        {counts.map(([count, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
      <CardBody>
        <Under>
          {`${isOpen ? reach.open : reach.invitedOnly} ${invited.length > 0 ? reach.invited(invited.length) : ''}`}
        </Under>
      </CardBody>
    </Card>
  );
}

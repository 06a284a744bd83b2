import type { OverseenRequestView } from '@psp/contracts/overseen';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LoadedPage } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { amountOf, DueDay, PartyLink } from '../records/cells.tsx';
import { RecordPage } from '../records/record-page.tsx';
import { NAME } from './name.ts';
import { attachmentHref, auditQuery } from './queries.ts';
import { CancelRequest, RemindOfRequest } from './request-acts.tsx';
import { strings } from './strings.ts';

/** Page of one request with all recorded actions, refused ones too. */
export function AuditPage() {
  const { id = '' } = useParams();
  const query = useQuery(auditQuery(id));
  return (
    <LoadedPage query={query} rows={10}>
      {(trail) => <Trail trail={trail} />}
    </LoadedPage>
  );
}

function Trail({ trail: { request, entries } }: { trail: OverseenRequestView }) {
  return (
    <RecordPage
      title={request.title || common.untitled}
      number={request.number}
      list={{ label: NAME, href: '/admin/service-requests' }}
      badge={<StatusBadge status={REQUEST_STATUS[request.status]} />}
      meta={[
        request.uat,
        request.category ? DOMAINS[request.category] : null,
        strings.sentAt(formatDateTime(request.sentAt)),
      ].filter(Boolean)}
      actions={
        <>
          <RemindOfRequest request={request} />
          <CancelRequest request={request} />
        </>
      }
      trail={{ title: strings.auditTitle, entries }}
    >
      <Facts request={request} />
      <FilesCard files={request.attachments} hrefOf={(fileId) => attachmentHref(request.id, fileId)} />
    </RecordPage>
  );
}

/* What is known of the offers is what the authority knows: nothing but their number until it opens them. */
function Facts({ request }: Pick<OverseenRequestView, 'request'>) {
  const { authority, project, openedAt } = request;
  return (
    <FactsCard
      title={strings.facts}
      columns={2}
      items={[
        { term: strings.authority, detail: <PartyLink party={authority} /> },
        { term: strings.firm, detail: project && <PartyLink party={project.firma} /> },
        { term: strings.deadline, detail: <DueDay day={request.deadline} isOverdue={request.isOverdue} /> },
        { term: strings.county, detail: request.countyCode && COUNTIES[request.countyCode] },
        { term: strings.budget, detail: amountOf(request.budget) },
        { term: strings.received, detail: request.offers === null ? strings.sealed : String(request.offers) },
        { term: strings.opened, detail: openedAt && formatDateTime(openedAt) },
        {
          term: strings.offersOf,
          detail: openedAt && (
            <Link href={`/admin/offers?q=${encodeURIComponent(request.number)}`}>{strings.seeOffers}</Link>
          ),
        },
        {
          term: strings.project,
          detail: project && <Link href={`/admin/projects/${project.id}`}>{strings.seeProject}</Link>,
        },
        { term: strings.cancelReason, detail: request.cancelReason },
      ]}
    />
  );
}

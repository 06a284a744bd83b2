import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { AuditTrail } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilesCard } from '@psp/features/attachments/ui/files-card';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadedPage } from '@psp/remote/loaded';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { AuditTable } from './audit-table.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { strings } from './strings.ts';
import { attachmentHref, auditQuery } from './queries.ts';

/** One request and everything that was done, or tried, with it. */
export function AuditPage() {
  const { id = '' } = useParams();
  const query = useQuery(auditQuery(id));
  return (
    <LoadedPage query={query} rows={10}>
      {(trail) => <Trail trail={trail} />}
    </LoadedPage>
  );
}

function Trail({ trail: { request, entries } }: { trail: AuditTrail }) {
  const title = request.title || common.untitled;
  usePageTitle(`${request.number} ${title}`);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={[
          { label: navigation.serviceRequests, href: '/admin/service-requests' },
          { label: request.number, isNumber: true },
        ]}
        badge={<StatusBadge status={REQUEST_STATUS[request.status]} />}
        meta={[
          request.uat,
          request.category ? DOMAINS[request.category] : null,
          strings.sentAt(formatDateTime(request.sentAt)),
        ].filter(Boolean)}
        actions={<CancelRequest request={request} />}
      />
      <FilesCard files={request.attachments} hrefOf={(fileId) => attachmentHref(request.id, fileId)} />
      <Card>
        <CardHeader title={strings.auditTitle} action={strings.entries(entries.length)} />
        <AuditTable entries={entries} />
      </Card>
    </Page>
  );
}

import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { Under } from '@psp/design-system/cells';
import { StatusBadge } from '@psp/design-system/badge';
import { strings as requests } from '../service-requests/strings.ts';
import { requestCaption, requestHref } from '../service-requests/request-address.ts';
import { strings } from './strings.ts';

/** The requests that changed last. */
export function RecentRequests({ items }: { items: RequestListItem[] }) {
  const readsOnly = useReadsOnly();
  return (
    <Card>
      <CardHeader title={strings.recent} action={<Link href="/uat/service-requests">{strings.all}</Link>} />
      <RowList>
        {items.map((item) => (
          <RowItem key={item.id} action={<StatusBadge status={REQUEST_STATUS[item.status]} />}>
            <Link href={requestHref(item, readsOnly)} isStrong>
              {item.title || requests.untitled}
            </Link>
            <Under>{requestCaption(item)}</Under>
            <KindBadge kind={item.kind} />
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

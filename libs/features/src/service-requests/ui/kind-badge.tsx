import { REQUEST_KIND, type RequestKind } from '@psp/contracts/request-kinds';
import { Badge } from '@psp/design-system/badge';
import MessageSquare from 'lucide-react/icons/message-square';
import Users from 'lucide-react/icons/users';

const ICONS = { consultation: MessageSquare, group: Users };

/** Badge of a request's kind; renders nothing for the usual request for offers. */
export function KindBadge({ kind }: { kind: RequestKind }) {
  if (kind === 'purchase') return null;
  const Icon = ICONS[kind];
  return (
    <Badge tone="neutral" icon={<Icon aria-hidden />}>
      {REQUEST_KIND[kind]}
    </Badge>
  );
}

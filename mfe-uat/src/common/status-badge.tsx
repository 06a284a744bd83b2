import type { StatusLabel } from '@psp/contracts/common';
import { Badge } from '@psp/design-system/badge';

/** A status as the contract names it. */
export function StatusBadge({ status }: { status: StatusLabel }) {
  return <Badge tone={status.tone}>{status.label}</Badge>;
}

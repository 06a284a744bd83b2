import type { StatusLabel } from '@psp/contracts/common';
import { Badge } from '@psp/design-system/badge';

/** A state as everywhere in the portal: its label, with the tone's icon and colour. */
export function StatusBadge({ status }: { status: StatusLabel }) {
  return <Badge tone={status.tone}>{status.label}</Badge>;
}

import { REQUEST_KIND } from '@psp/contracts/consultations';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import { Badge } from '@psp/design-system/badge';

/** What is asked for, where it is not the usual request for offers. */
export function KindBadge({ kind }: Pick<OpportunityItem, 'kind'>) {
  return kind === 'purchase' ? null : <Badge tone="chosen">{REQUEST_KIND[kind]}</Badge>;
}

import { REQUEST_KIND, type RequestKind } from '@psp/contracts/consultations';
import { Badge } from '@psp/design-system/badge';

/** What a request asks for, where it is not the usual request for offers. */
export const KindBadge = ({ kind }: { kind: RequestKind }) =>
  kind === 'purchase' ? null : <Badge tone="chosen">{REQUEST_KIND[kind]}</Badge>;

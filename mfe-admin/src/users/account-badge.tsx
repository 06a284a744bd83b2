import { ACCOUNT_STATUS_LABELS, type AccountStatus } from '@psp/contracts/users';
import { Badge, type BadgeTone } from '@psp/design-system/badge';

const TONES: Record<AccountStatus, BadgeTone> = {
  active: 'success',
  suspended: 'danger',
  deleted: 'neutral',
  unconfirmed: 'progress',
};

/** Status of an account. */
export function AccountBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={TONES[status]}>{ACCOUNT_STATUS_LABELS[status]}</Badge>;
}

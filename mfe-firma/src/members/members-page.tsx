import { ROLE_LABELS } from '@psp/contracts/common';
import { MembersPage as SharedMembersPage } from '@psp/features/members/ui/members-page';
import { api } from '../common/api.ts';

/** /firma/members: who works in the portal for the firm. */
export function MembersPage() {
  return <SharedMembersPage client={api} area="firma" roleLabels={ROLE_LABELS} />;
}

import { ROLE_LABELS } from '@psp/contracts/common';
import { MembersPage as SharedMembersPage } from '@psp/features/members/ui/members-page';
import { api } from '../common/api.ts';

/** /admin/members: who works in the portal for the association. */
export function MembersPage() {
  return <SharedMembersPage client={api} area="admin" roleLabels={ROLE_LABELS} />;
}

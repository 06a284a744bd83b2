import { ROLE_LABELS } from '@psp/contracts/common';
import { MembersPage as SharedMembersPage } from '@psp/features/members/ui/members-page';
import { api } from '../common/api.ts';

/** /uat/members: who works in the portal for the authority. */
export function MembersPage() {
  return <SharedMembersPage client={api} area="uat" roleLabels={ROLE_LABELS} />;
}

import { ROLE_LABELS } from '@psp/contracts/common';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { DescriptionList } from '@psp/design-system/description-list';
import { messages } from './messages.ts';

/* The association's name says already what it is. */
const named = ({ name, kind }: OpenInvitation['organisation']) =>
  name === messages.kinds[kind] ? name : `${name} (${messages.kinds[kind]})`;

/** Who invites whom, into what, and to do what. */
export function InvitationDetails({ invitation }: { invitation: OpenInvitation }) {
  const { organisation, invitedBy, role, email } = invitation;
  return (
    <DescriptionList
      items={[
        { term: messages.organisation, detail: named(organisation) },
        { term: messages.invitedBy, detail: invitedBy },
        { term: messages.role, detail: `${ROLE_LABELS[role]}. ${messages.roles[role]}` },
        { term: messages.address, detail: email },
      ]}
    />
  );
}

import { ROLE_LABELS } from '@psp/contracts/common';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { DescriptionList } from '@psp/design-system/description-list';
import { strings } from './strings.ts';

/* The association's name says already what it is. */
const named = ({ name, kind }: OpenInvitation['organisation']) =>
  name === strings.kinds[kind] ? name : `${name} (${strings.kinds[kind]})`;

/** Who invites whom, into what, and to do what. */
export function InvitationDetails({ invitation }: { invitation: OpenInvitation }) {
  const { organisation, invitedBy, role, email } = invitation;
  return (
    <DescriptionList
      items={[
        { term: strings.organisation, detail: named(organisation) },
        { term: strings.invitedBy, detail: invitedBy },
        { term: strings.role, detail: `${ROLE_LABELS[role]}. ${strings.roles[role]}` },
        { term: strings.address, detail: email },
      ]}
    />
  );
}

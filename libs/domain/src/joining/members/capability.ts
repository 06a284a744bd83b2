import type { Capability } from '../../capability.ts';
import { AccessRequest } from './access-request.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { Membership } from './membership.entity.ts';

export const members: Capability = {
  name: 'members',
  entities: [AccessRequest, Invitation, Membership],
  constraints: {
    membership_keeps_owner: 'member.last_owner',
    membership_account_id_organisation_id_key: 'member.exists',
    invitation_one_open: 'invitation.exists',
  },
};

import { signOut, useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { MemberView } from '@psp/contracts/members';
import { useId } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings } from './strings.ts';
import { type MembersArea, useMembersAct } from './queries.ts';
import { chosenRole, RoleField } from './role.tsx';

interface MemberDialogProps {
  member: MemberView;
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the person's own rights have changed. */
  onOwnChange: () => void;
}

interface Chosen {
  /** '' while it is the present one. */
  role: Role | '';
}

/** Gives a member another role. */
export function ChangeRoleDialog({ member, members, onOwnChange, ...dialog }: MemberDialogProps) {
  const change = useMembersAct(members, {
    send: ({ role }: Chosen) =>
      members.api.call('POST /members/:id/role', {
        id: member.id,
        body: { role: chosenRole(role), version: member.version },
      }),
    done: strings.roleChanged,
    about: member.displayName,
    onDone: () => (member.isYou ? onOwnChange() : undefined),
  });
  const form = useFormOf<Chosen>(change, {
    blank: { role: '' },
    ids: { role: useId() },
    check: ({ role }) => ({ role: role === '' || role === member.role ? strings.sameRole : undefined }),
    clears: true,
  });
  const role = form.field('role');
  return (
    <ActDialog {...dialog} act={form} title={strings.changeRoleTitle(member.displayName)} confirmLabel={strings.save}>
      {member.isYou && member.role === 'owner' ? <p>{strings.ownRoleText}</p> : null}
      <RoleField {...role} value={role.value || member.role} label={strings.newRole} />
    </ActDialog>
  );
}

/** Takes a member out of the organisation; of oneself, leaves it. */
export function RemoveDialog({ member, members, ...dialog }: MemberDialogProps) {
  const organisation = useSession((state) => state.organisation?.name ?? '');
  const { id, version, isYou, displayName } = member;
  const remove = useMembersAct(members, {
    send: () => members.api.call('POST /members/:id/remove', { id, body: { version } }),
    isLast: isYou,
    done: isYou ? strings.left : strings.removed,
    about: isYou ? organisation : displayName,
    /* The session was one of this organisation and is over with it. */
    onDone: () => (isYou ? void signOut({ scope: 'local' }).catch(() => undefined) : undefined),
  });
  return (
    <ActDialog
      {...dialog}
      act={remove}
      title={isYou ? strings.leaveTitle(organisation) : strings.removeTitle(displayName)}
      confirmLabel={isYou ? strings.leave : strings.remove}
      isDanger
    >
      <p>{isYou ? strings.leaveText : strings.removeText}</p>
    </ActDialog>
  );
}

/** Makes another member the owner in place of the present one. */
export function HandOverDialog({ member, members, onOwnChange, ...dialog }: MemberDialogProps) {
  const { id, version, displayName } = member;
  const handOver = useMembersAct(members, {
    send: () => members.api.call('POST /members/:id/hand-over', { id, body: { version } }),
    done: strings.handedOver,
    about: displayName,
    onDone: onOwnChange,
  });
  return (
    <ActDialog
      {...dialog}
      act={handOver}
      title={strings.handOverTitle(displayName)}
      confirmLabel={strings.handOver}
      isDanger
    >
      <p>{strings.handOverText(displayName)}</p>
    </ActDialog>
  );
}

import { signOut, useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { MemberView } from '@psp/contracts/members';
import { useId, useState } from 'react';
import { ActDialog } from '@psp/remote/act/act-dialog';
import { strings } from './strings.ts';
import { type MembersArea, useMembersAct } from './queries.ts';
import { RoleField } from './role.tsx';

interface MemberDialogProps {
  member: MemberView;
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the person's own rights have changed. */
  onOwnChange: () => void;
}

/** Gives a member another role. */
export function ChangeRoleDialog({ member, members, onOwnChange, ...dialog }: MemberDialogProps) {
  const [chosen, setRole] = useState<Role | null>(null);
  const id = useId();
  const role = chosen ?? member.role;
  const problems = role === member.role ? [{ id, message: strings.sameRole }] : [];
  const change = useMembersAct(members, {
    path: `/${member.id}/role`,
    body: () => ({ role, version: member.version }),
    done: strings.roleChanged,
    about: member.displayName,
    onDone: () => {
      setRole(null);
      if (member.isYou) onOwnChange();
    },
  });
  return (
    <ActDialog
      {...dialog}
      act={change}
      title={strings.changeRoleTitle(member.displayName)}
      confirmLabel={strings.save}
      problems={problems}
      fieldId={id}
    >
      {(isTried) => (
        <>
          {member.isYou && member.role === 'owner' ? <p>{strings.ownRoleText}</p> : null}
          <RoleField
            id={id}
            label={strings.newRole}
            value={role}
            onChange={setRole}
            error={isTried ? problems[0]?.message : undefined}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Takes a member out of the organisation; of oneself, leaves it. */
export function RemoveDialog({ member, members, ...dialog }: MemberDialogProps) {
  const organisation = useSession((state) => state.organisation?.name ?? '');
  const { isYou, displayName } = member;
  const remove = useMembersAct(members, {
    path: `/${member.id}/remove`,
    body: () => ({ version: member.version }),
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
  const { displayName } = member;
  const handOver = useMembersAct(members, {
    path: `/${member.id}/hand-over`,
    body: () => ({ version: member.version }),
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

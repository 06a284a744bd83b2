import { signOut, useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { MemberView } from '@psp/contracts/members';
import { showToast } from '@psp/design-system/toast';
import { useId, useState } from 'react';
import { AskDialog } from '@psp/remote/ask-dialog';
import { strings } from './strings.ts';
import type { WriteMembers } from './queries.ts';
import { RoleField } from './role.tsx';

interface MemberDialogProps {
  member: MemberView;
  write: WriteMembers;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the person's own rights have changed. */
  onOwnChange: () => void;
}

/** Gives a member another role. */
export function ChangeRoleDialog({ member, write, isOpen, onClose, onOwnChange }: MemberDialogProps) {
  const [chosen, setRole] = useState<Role | null>(null);
  const id = useId();
  const role = chosen ?? member.role;
  const problems = role === member.role ? [{ id, message: strings.sameRole }] : [];
  const done = () => {
    showToast({ title: strings.roleChanged, message: member.displayName, tone: 'success' });
    setRole(null);
    if (member.isYou) onOwnChange();
  };
  return (
    <AskDialog
      title={strings.changeRoleTitle(member.displayName)}
      confirmLabel={strings.save}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write(`/${member.id}/role`, { role, version: member.version })}
      onDone={done}
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
    </AskDialog>
  );
}

/** Takes a member out of the organisation; of oneself, leaves it. */
export function RemoveDialog({ member, write, isOpen, onClose }: MemberDialogProps) {
  const organisation = useSession((state) => state.organisation?.name ?? '');
  const { isYou, displayName } = member;
  const remove = () => write(`/${member.id}/remove`, { version: member.version }, { isLast: isYou });
  /* The session was one of this organisation and is over with it. */
  const leave = () => {
    showToast({ title: strings.left, message: organisation, tone: 'success' });
    void signOut({ scope: 'local' }).catch(() => undefined);
  };
  return (
    <AskDialog
      title={isYou ? strings.leaveTitle(organisation) : strings.removeTitle(displayName)}
      confirmLabel={isYou ? strings.leave : strings.remove}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={remove}
      onDone={isYou ? leave : () => showToast({ title: strings.removed, message: displayName, tone: 'success' })}
    >
      <p>{isYou ? strings.leaveText : strings.removeText}</p>
    </AskDialog>
  );
}

/** Makes another member the owner in place of the present one. */
export function HandOverDialog({ member, write, isOpen, onClose, onOwnChange }: MemberDialogProps) {
  const { displayName } = member;
  const done = () => {
    showToast({ title: strings.handedOver, message: displayName, tone: 'success' });
    onOwnChange();
  };
  return (
    <AskDialog
      title={strings.handOverTitle(displayName)}
      confirmLabel={strings.handOver}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={() => write(`/${member.id}/hand-over`, { version: member.version })}
      onDone={done}
    >
      <p>{strings.handOverText(displayName)}</p>
    </AskDialog>
  );
}

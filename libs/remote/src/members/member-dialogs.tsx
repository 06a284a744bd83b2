import { signOut, useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { MemberView } from '@psp/contracts/members';
import { showToast } from '@psp/design-system/toast';
import { useId, useState } from 'react';
import { AskDialog } from '../ask-dialog.tsx';
import { messages } from './messages.ts';
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
  const problems = role === member.role ? [{ id, message: messages.sameRole }] : [];
  const done = () => {
    showToast({ title: messages.roleChanged, message: member.displayName, tone: 'success' });
    setRole(null);
    if (member.isYou) onOwnChange();
  };
  return (
    <AskDialog
      title={messages.changeRoleTitle(member.displayName)}
      confirmLabel={messages.save}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write(`/${member.id}/role`, { role, version: member.version })}
      onDone={done}
      problems={problems}
      fieldId={id}
    >
      {(isTried) => (
        <>
          {member.isYou && member.role === 'owner' ? <p>{messages.ownRoleText}</p> : null}
          <RoleField
            id={id}
            label={messages.newRole}
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
    showToast({ title: messages.left, message: organisation, tone: 'success' });
    void signOut({ scope: 'local' }).catch(() => undefined);
  };
  return (
    <AskDialog
      title={isYou ? messages.leaveTitle(organisation) : messages.removeTitle(displayName)}
      confirmLabel={isYou ? messages.leave : messages.remove}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={remove}
      onDone={isYou ? leave : () => showToast({ title: messages.removed, message: displayName, tone: 'success' })}
    >
      <p>{isYou ? messages.leaveText : messages.removeText}</p>
    </AskDialog>
  );
}

/** Makes another member the owner in place of the present one. */
export function HandOverDialog({ member, write, isOpen, onClose, onOwnChange }: MemberDialogProps) {
  const { displayName } = member;
  const done = () => {
    showToast({ title: messages.handedOver, message: displayName, tone: 'success' });
    onOwnChange();
  };
  return (
    <AskDialog
      title={messages.handOverTitle(displayName)}
      confirmLabel={messages.handOver}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={() => write(`/${member.id}/hand-over`, { version: member.version })}
      onDone={done}
    >
      <p>{messages.handOverText(displayName)}</p>
    </AskDialog>
  );
}

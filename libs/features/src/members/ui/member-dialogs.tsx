import { signOut, useSession } from '@psp/auth/session';
import { ADMIN_AREAS, type AdminArea } from '@psp/contracts/admin-areas';
import { cleaned } from '@psp/contracts/cleaned';
import type { Role } from '@psp/contracts/common';
import type { MemberView } from '@psp/contracts/members';
import { TextField } from '@psp/design-system/text-fields';
import { useId } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { areasBody, AreasField, areasProblem, chosenAreas, hasAreas } from './areas.tsx';
import { strings } from './strings.ts';
import type { MembersArea } from './area.ts';
import { useMembersAct } from './queries.ts';
import { chosenRole, RoleField } from './role.tsx';

interface InviteDialogProps {
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
}

interface Invitation {
  email: string;
  role: Role | '';
  /** Areas of work of an editor of the association. */
  areas: string[];
}

/** Dialog that invites a user by e-mail, with a role. */
export function InviteDialog({ members, ...dialog }: InviteDialogProps) {
  const invite = useMembersAct<Invitation>(members, {
    send: ({ email, role: typed, areas }) => {
      const role = chosenRole(typed);
      const body = { email: email.trim(), role, ...areasBody(members, role, areas) };
      return members.api.call('POST /members/invitations', { body });
    },
    done: strings.invited,
    about: (_, { email }) => email.trim(),
  });
  const form = useFormOf<Invitation>(invite, {
    blank: { email: '', role: '', areas: [...ADMIN_AREAS] },
    ids: { email: useId(), role: useId(), areas: useId() },
    check: ({ email, role, areas }) => ({
      email: emailProblem(email.trim()),
      role: role === '' ? strings.chooseRole : undefined,
      areas: areasProblem(members, role, areas),
    }),
    codes: { 'member.exists': 'email', 'invitation.exists': 'email' },
    clears: true,
  });
  return (
    <ActDialog {...dialog} act={form} title={strings.inviteTitle} confirmLabel={strings.sendInvitation}>
      <p>{strings.inviteText}</p>
      <TextField
        {...form.field('email')}
        label={strings.email}
        hint={strings.emailHint}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <RoleField {...form.field('role')} label={strings.role} />
      {hasAreas(members, form.field('role').value) ? <AreasField {...form.field('areas')} /> : null}
    </ActDialog>
  );
}

/* Minimal check; the server validates the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailProblem(typed: string): string | undefined {
  const address = cleaned(typed);
  if (address === '') return strings.emailMissing;
  return ADDRESS.test(address) ? undefined : strings.emailWrong;
}

interface MemberDialogProps {
  member: MemberView;
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the user's own rights have changed. */
  onOwnChange: () => void;
}

interface Chosen {
  /** '' while the current role is selected. */
  role: Role | '';
  /** Areas of work of an editor of the association. */
  areas: string[];
}

const areasOf = ({ areas }: MemberView): readonly AdminArea[] => areas ?? ADMIN_AREAS;

/* What the form changes: the problem by field, none when it can be sent. */
function problemsOf(member: MemberView, isEditor: boolean, { role, areas }: Chosen) {
  const isSameRole = role === '' || role === member.role;
  if (!isEditor) return { role: isSameRole ? strings.sameRole : undefined };
  const isSame = isSameRole && chosenAreas(areas).join() === areasOf(member).join();
  return {
    role: isSame ? strings.sameRoleAndAreas : undefined,
    areas: areas.length === 0 ? strings.areasMissing : undefined,
  };
}

/** Dialog that changes a member's role and, of an editor of the association, the areas of work. */
export function ChangeRoleDialog({ member, members, onOwnChange, ...dialog }: MemberDialogProps) {
  const change = useMembersAct(members, {
    send: ({ role, areas }: Chosen) => {
      const chosen = chosenRole(role || member.role);
      const body = { role: chosen, version: member.version, ...areasBody(members, chosen, areas) };
      return members.api.call('POST /members/:id/role', { id: member.id, body });
    },
    done: strings.roleChanged,
    about: member.displayName,
    onDone: () => (member.isYou ? onOwnChange() : undefined),
  });
  const form = useFormOf<Chosen>(change, {
    blank: { role: '', areas: [...areasOf(member)] },
    ids: { role: useId(), areas: useId() },
    check: (values) => problemsOf(member, hasAreas(members, values.role || member.role), values),
    clears: true,
  });
  const role = form.field('role');
  return (
    <ActDialog {...dialog} act={form} title={strings.changeRoleTitle(member.displayName)} confirmLabel={strings.save}>
      {member.isYou && member.role === 'owner' ? <p>{strings.ownRoleText}</p> : null}
      <RoleField {...role} value={role.value || member.role} label={strings.newRole} />
      {hasAreas(members, role.value || member.role) ? <AreasField {...form.field('areas')} /> : null}
    </ActDialog>
  );
}

/** Dialog that removes a member from the organisation, or lets the user leave it. */
export function RemoveDialog({ member, members, ...dialog }: MemberDialogProps) {
  const organisation = useSession((state) => state.organisation?.name ?? '');
  const { id, version, isYou, displayName } = member;
  const remove = useMembersAct(members, {
    send: () => members.api.call('POST /members/:id/remove', { id, body: { version } }),
    isLast: isYou,
    done: isYou ? strings.left : strings.removed,
    about: isYou ? organisation : displayName,
    /* The session belonged to this organisation and has ended with the membership. */
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

/** Dialog that hands the owner role over to another member. */
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

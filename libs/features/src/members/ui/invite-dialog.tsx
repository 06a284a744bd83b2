import { cleaned } from '@psp/contracts/cleaned';
import type { Role } from '@psp/contracts/common';
import { TextField } from '@psp/design-system/fields';
import { useId } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings } from './strings.ts';
import { type MembersArea, useMembersAct } from './queries.ts';
import { chosenRole, RoleField } from './role.tsx';

interface InviteDialogProps {
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
}

interface Fields {
  email: string;
  role: Role | '';
}

/** Invites somebody by e-mail, with a role. */
export function InviteDialog({ members, ...dialog }: InviteDialogProps) {
  const invite = useMembersAct<Fields>(members, {
    send: ({ email, role }) =>
      members.api.call('POST /members/invitations', { body: { email: email.trim(), role: chosenRole(role) } }),
    done: strings.invited,
    about: (_, { email }) => email.trim(),
  });
  const form = useFormOf<Fields>(invite, {
    blank: { email: '', role: '' },
    ids: { email: useId(), role: useId() },
    check: ({ email, role }) => ({
      email: emailProblem(email.trim()),
      role: role === '' ? strings.chooseRole : undefined,
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
    </ActDialog>
  );
}

/* What only the server can judge of an address it says of the field. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailProblem(typed: string): string | undefined {
  const address = cleaned(typed);
  if (address === '') return strings.emailMissing;
  return ADDRESS.test(address) ? undefined : strings.emailWrong;
}

import type { Role } from '@psp/contracts/common';
import { TextField } from '@psp/design-system/fields';
import { useId, useState } from 'react';
import { ActDialog } from '@psp/remote/act/act-dialog';
import type { Problem } from '@psp/remote/act/problems';
import { strings } from './strings.ts';
import { type MembersArea, useMembersAct } from './queries.ts';
import { RoleField } from './role.tsx';

interface InviteDialogProps {
  members: MembersArea;
  isOpen: boolean;
  onClose: () => void;
}

interface Fields {
  email: string;
  role: Role | '';
}

const NOTHING: Fields = { email: '', role: '' };

/** Invites somebody by e-mail, with a role. */
export function InviteDialog({ members, ...dialog }: InviteDialogProps) {
  const [fields, setFields] = useState(NOTHING);
  const ids = { email: useId(), role: useId() };
  const problems = problemsOf(fields, ids);
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  const invite = useMembersAct(members, {
    path: '/invitations',
    body: () => ({ ...fields, email: fields.email.trim() }),
    done: strings.invited,
    about: fields.email.trim(),
    onDone: () => setFields(NOTHING),
  });
  return (
    <ActDialog
      {...dialog}
      act={invite}
      title={strings.inviteTitle}
      confirmLabel={strings.sendInvitation}
      problems={problems}
      fieldId={ids.email}
    >
      {(isTried) => (
        <>
          <p>{strings.inviteText}</p>
          <TextField
            id={ids.email}
            label={strings.email}
            hint={strings.emailHint}
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={fields.email}
            onChange={(email) => setFields({ ...fields, email })}
            error={isTried ? errorOf(ids.email) : undefined}
          />
          <RoleField
            id={ids.role}
            label={strings.role}
            value={fields.role}
            onChange={(role) => setFields({ ...fields, role })}
            error={isTried ? errorOf(ids.role) : undefined}
          />
        </>
      )}
    </ActDialog>
  );
}

/* What only the server can judge of an address it says of the field. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemsOf({ email, role }: Fields, ids: Record<keyof Fields, string>): Problem[] {
  const address = email.trim();
  const problems: Problem[] = [];
  if (address === '') problems.push({ id: ids.email, message: strings.emailMissing });
  else if (!ADDRESS.test(address)) problems.push({ id: ids.email, message: strings.emailWrong });
  if (role === '') problems.push({ id: ids.role, message: strings.chooseRole });
  return problems;
}

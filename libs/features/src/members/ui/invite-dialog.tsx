import type { Role } from '@psp/contracts/common';
import { TextField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { useId, useState } from 'react';
import { AskDialog, type Problem } from '@psp/remote/ask-dialog';
import { useIntention } from '@psp/remote/use-intention';
import { strings } from './strings.ts';
import type { WriteMembers } from './queries.ts';
import { RoleField } from './role.tsx';

interface InviteDialogProps {
  write: WriteMembers;
  isOpen: boolean;
  onClose: () => void;
}

interface Fields {
  email: string;
  role: Role | '';
}

const NOTHING: Fields = { email: '', role: '' };

/** Invites somebody by e-mail, with a role. */
export function InviteDialog({ write, isOpen, onClose }: InviteDialogProps) {
  const [fields, setFields] = useState(NOTHING);
  const { keyFor, settle } = useIntention();
  const ids = { email: useId(), role: useId() };
  const problems = problemsOf(fields, ids);
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  const done = () => {
    showToast({ title: strings.invited, message: fields.email.trim(), tone: 'success' });
    settle();
    setFields(NOTHING);
  };
  return (
    <AskDialog
      title={strings.inviteTitle}
      confirmLabel={strings.sendInvitation}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write('/invitations', { ...fields, email: fields.email.trim() }, { idempotencyKey: keyFor(fields) })}
      onDone={done}
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
    </AskDialog>
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

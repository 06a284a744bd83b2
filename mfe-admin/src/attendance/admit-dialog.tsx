import { type AdmitPerson, admitPerson } from '@psp/contracts/attendance';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { api, attendanceQuery } from './queries.ts';
import { strings } from './strings.ts';

type Person = Omit<AdmitPerson, 'sitting'>;

interface AdmitDialogProps {
  id: string;
  sitting: number;
  onClose: () => void;
}

/** Admits somebody without a registration at the door. */
export function AdmitDialog({ id, sitting, onClose }: AdmitDialogProps) {
  const act = useAct<Person>({
    send: (person) => api.call('POST /events/:id/walk-ins', { id, body: { ...person, sitting } }),
    view: attendanceQuery(id),
    done: strings.admitted,
    about: (_, { name }) => name,
  });
  const form = useFormOf<Person>(act, {
    blank: { name: '', organisation: '', email: '' },
    ids: { name: useId(), organisation: useId(), email: useId() },
    schema: admitPerson.omit({ sitting: true }),
  });
  return (
    <ActDialog act={form} title={strings.admitTitle} confirmLabel={strings.admitConfirm} isOpen onClose={onClose}>
      <p>{strings.admitText}</p>
      <TextField {...form.field('name')} label={strings.name} maxLength={160} autoComplete="off" />
      <TextField {...form.field('organisation')} label={strings.organisation} maxLength={160} autoComplete="off" />
      <TextField
        {...form.field('email')}
        label={strings.email}
        hint={strings.emailHint}
        type="email"
        isOptional
        autoComplete="off"
      />
    </ActDialog>
  );
}

import type { LegalAdminView } from '@psp/contracts/legal';
import { LONGEST_LEGAL_NOTE } from '@psp/contracts/legal-documents';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { AskDialog, type AskDialogProps, type Problem } from '@psp/remote/ask-dialog';
import { useState } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { strings } from './strings.ts';
import { useDocument } from './queries.ts';

interface PublishDialogProps extends Pick<AskDialogProps, 'isOpen' | 'onClose' | 'onDone'> {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
}

const DATE_ID = 'se-aplica-din';
const NOTE_ID = 'ce-s-a-schimbat';

/** Asks from when a saved draft applies and what it changes, and publishes it. */
export function PublishDialog({ document: { slug, earliest }, version, ...rest }: PublishDialogProps) {
  const { publish } = useDocument(slug);
  const [effectiveOn, setEffectiveOn] = useState(earliest);
  const [note, setNote] = useState('');
  const hint = strings.effectiveHint(formatDate(earliest));
  const problems: Problem[] = [];
  if (note.trim() === '') problems.push({ id: NOTE_ID, message: strings.noteMissing });
  const noDay = effectiveOn === '' ? strings.effectiveMissing : dayProblem(effectiveOn);
  if (noDay || effectiveOn < earliest) problems.push({ id: DATE_ID, message: noDay ?? hint });
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  return (
    <AskDialog
      {...rest}
      title={strings.publishTitle}
      confirmLabel={strings.publish}
      act={() => publish({ version, effectiveOn, note: note.trim() })}
      problems={problems}
      fieldId={DATE_ID}
    >
      {(isTried) => (
        <>
          <p>{strings.publishText}</p>
          <TextAreaField
            id={NOTE_ID}
            label={strings.note}
            hint={strings.noteHint}
            rows={3}
            maxLength={LONGEST_LEGAL_NOTE}
            error={isTried ? errorOf(NOTE_ID) : undefined}
            value={note}
            onChange={setNote}
          />
          <DateField
            id={DATE_ID}
            label={strings.effectiveOn}
            hint={hint}
            min={earliest}
            error={isTried ? errorOf(DATE_ID) : undefined}
            value={effectiveOn}
            onChange={setEffectiveOn}
          />
        </>
      )}
    </AskDialog>
  );
}

import type { LegalAdminView } from '@psp/contracts/legal';
import { LONGEST_LEGAL_NOTE } from '@psp/contracts/legal-documents';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { AskButton } from '@psp/remote/act/ask-button';
import type { Problem } from '@psp/remote/act/problems';
import { useState } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { strings } from './strings.ts';
import { publishDraft, useDocumentAct } from './queries.ts';

interface PublishButtonProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDisabled: boolean;
  onDone: () => void;
}

const DATE_ID = 'se-aplica-din';
const NOTE_ID = 'ce-s-a-schimbat';

/** Asks from when a saved draft applies and what it changes, and publishes it. */
export function PublishButton({ document: { slug, earliest }, version, isDisabled, onDone }: PublishButtonProps) {
  const [effectiveOn, setEffectiveOn] = useState(earliest);
  const [note, setNote] = useState('');
  const hint = strings.effectiveHint(formatDate(earliest));
  const problems: Problem[] = [];
  if (note.trim() === '') problems.push({ id: NOTE_ID, message: strings.noteMissing });
  const noDay = effectiveOn === '' ? strings.effectiveMissing : dayProblem(effectiveOn);
  if (noDay || effectiveOn < earliest) problems.push({ id: DATE_ID, message: noDay ?? hint });
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  const publish = useDocumentAct(slug, {
    send: () => publishDraft(slug, { version, effectiveOn, note: note.trim() }),
    done: strings.published,
    onDone,
  });
  return (
    <AskButton
      act={publish}
      label={strings.publish}
      title={strings.publishTitle}
      variant="secondary"
      isDisabled={isDisabled}
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
    </AskButton>
  );
}

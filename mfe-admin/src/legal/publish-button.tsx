import type { LegalAdminView } from '@psp/contracts/legal';
import { LONGEST_LEGAL_NOTE } from '@psp/contracts/legal-documents';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { dayProblem } from '../common/day-problem.ts';
import { strings } from './strings.ts';
import { documents, useDocumentAct } from './queries.ts';

interface PublishButtonProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDisabled: boolean;
  onDone: () => void;
}

const IDS = { note: 'ce-s-a-schimbat', effectiveOn: 'se-aplica-din' };

/** Asks from when a saved draft applies and what it changes, and publishes it. */
export function PublishButton({ document: { slug, earliest }, version, isDisabled, onDone }: PublishButtonProps) {
  const hint = strings.effectiveHint(formatDate(earliest));
  const dateProblem = (day: string) =>
    day === '' ? strings.effectiveMissing : (dayProblem(day) ?? (day < earliest ? hint : undefined));
  const publish = useDocumentAct(slug, {
    send: ({ note, effectiveOn }: { note: string; effectiveOn: string }) =>
      documents.call('POST /legal/:slug/publish', { slug, body: { version, effectiveOn, note: note.trim() } }),
    done: strings.published,
    onDone,
  });
  const form = useFormOf(publish, {
    blank: { note: '', effectiveOn: earliest },
    ids: IDS,
    check: ({ note, effectiveOn }) => ({
      note: note.trim() === '' ? strings.noteMissing : undefined,
      effectiveOn: dateProblem(effectiveOn),
    }),
  });
  return (
    <AskButton
      act={form}
      label={strings.publish}
      title={strings.publishTitle}
      variant="secondary"
      isDisabled={isDisabled}
    >
      <p>{strings.publishText}</p>
      <TextAreaField
        {...form.field('note')}
        label={strings.note}
        hint={strings.noteHint}
        rows={3}
        maxLength={LONGEST_LEGAL_NOTE}
      />
      <DateField {...form.field('effectiveOn')} label={strings.effectiveOn} hint={hint} min={earliest} />
    </AskButton>
  );
}

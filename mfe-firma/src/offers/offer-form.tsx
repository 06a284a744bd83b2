import { romanianDay } from '@psp/contracts/romania';
import type { OfferLine } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import type { FileView } from '@psp/contracts/files';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { useMemo, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { StackForm } from '@psp/features/forms/ui/form';
import { problemsIn, underSentence } from '@psp/features/forms/ui/use-fields';
import { useAttempts } from '@psp/features/forms/ui/use-attempts';
import { useFieldOfAddress } from '@psp/features/places/ui/use-field-of-address';
import type { Problem } from '@psp/remote/act/problems';
import { strings as common } from '../common/strings.ts';
import { CopyOffer } from './copy-offer.tsx';
import { fieldId, FIELDS } from './content.ts';
import { lineProblems, lineSummary } from './lines.ts';
import { editor, MISSING } from './strings.ts';
import { OfferFields } from './offer-fields.tsx';
import type { OfferEdit } from './use-offer-editor.ts';

/** The errors of the form in the order of its fields, under the sentence for missing ones. */
export function summaryOf(errors: FieldErrors<OfferContent>, lines: readonly OfferLine[]): Problem[] {
  const ofLines = lineSummary(lineProblems(errors, lines));
  const problems = problemsIn(errors, FIELDS).flatMap(({ id, message }) =>
    id === 'lines' && ofLines.length > 0 ? ofLines : [{ id: fieldId(id), message }],
  );
  return underSentence(editor.required, Object.values(MISSING), problems);
}

const NOTHING: FileView[] = [];

interface FormProps {
  view: OpportunityView;
  edit: OfferEdit;
  isOpen: boolean;
}

/** First step: the fields, saved while they are written. */
export function OfferForm({ view, edit, isOpen }: FormProps) {
  const { form, text } = edit;
  useFieldOfAddress();
  const [isUploading, setUploading] = useState(false);
  const [copied, setCopied] = useState(NOTHING);
  const attached = view.offer?.attachments ?? NOTHING;
  const files = useMemo(() => [...attached, ...copied], [attached, copied]);
  const waits = isUploading ? [{ id: fieldId('attachments'), message: uploads.running }] : [];
  const summary = [...summaryOf(form.formState.errors, form.getValues('lines') ?? []), ...waits];
  const attempts = useAttempts(summary, isUploading ? () => form.trigger() : edit.goToCheck);
  return (
    <StackForm of={attempts} gap={16}>
      <CopyOffer
        form={form}
        ownId={view.offer?.id}
        onFiles={(files) => setCopied((earlier) => [...earlier, ...files])}
      />
      <Card>
        <CardBody>
          <OfferFields
            control={form.control}
            deadline={formatDateTime(view.deadline)}
            deadlineDay={romanianDay(new Date(view.deadline))}
            files={files}
            onUploading={setUploading}
          />
        </CardBody>
      </Card>
      {isOpen && text.state.kind !== 'stale' ? <Buttons view={view} edit={edit} onSaved={attempts.tried} /> : null}
    </StackForm>
  );
}

function Buttons({ view, edit, onSaved }: Pick<FormProps, 'view' | 'edit'> & { onSaved: () => void }) {
  const { form, text, saveDraft } = edit;
  return (
    <Row>
      <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel={common.saving}>
        {editor.check}
      </Button>
      {edit.revises ? null : (
        <Button
          variant="secondary"
          isPending={text.state.kind === 'saving'}
          pendingLabel={common.saving}
          onPress={() => void saveDraft().then(onSaved)}
        >
          {!view.offer || view.offer.status === 'draft' ? editor.save : editor.saveChanges}
        </Button>
      )}
    </Row>
  );
}

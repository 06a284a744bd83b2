import type { FileView } from '@psp/contracts/files';
import type { OfferLine } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { romanianDay } from '@psp/contracts/romania';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { Bound } from '@psp/features/forms/ui/bound';
import { StackForm } from '@psp/features/forms/ui/form';
import { useAttempts } from '@psp/features/forms/ui/use-attempts';
import { problemsIn, underSentence } from '@psp/features/forms/ui/use-fields';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { useFieldOfAddress } from '@psp/features/places/ui/use-field-of-address';
import type { Problem } from '@psp/remote/act/problems';
import { memo, useMemo, useState } from 'react';
import type { Control, FieldErrors } from 'react-hook-form';
import { strings as common } from '../common/strings.ts';
import { FIELDS, fieldId } from './content.ts';
import { CopyOffer } from './copy-offer.tsx';
import { lineProblems, lineSummary } from './lines.ts';
import { PriceFields } from './price-fields.tsx';
import { editor, MISSING } from './strings.ts';
import { TeamMembers } from './team-members.tsx';
import type { OfferEdit } from './use-offer-editor.ts';

/** Errors of the form in the order of its fields, after a general sentence when a required field is missing. */
function summaryOf(errors: FieldErrors<OfferContent>, lines: readonly OfferLine[]): Problem[] {
  const ofLines = lineSummary(lineProblems(errors, lines));
  const problems = problemsIn(errors, FIELDS).flatMap(({ id, message }) =>
    id === 'lines' && ofLines.length > 0 ? ofLines : [{ id: fieldId(id), message }],
  );
  return underSentence(editor.required, Object.values(MISSING), problems);
}

const NO_FILES: FileView[] = [];

interface FormProps {
  view: OpportunityView;
  edit: OfferEdit;
  isOpen: boolean;
}

interface FieldsProps {
  control: Control<OfferContent>;
  /** Formatted deadline and its ISO day; the offer must be valid until then. */
  deadline: string;
  deadlineDay: string;
  /** Files already attached. */
  files: readonly FileView[];
  onUploading: (isUploading: boolean) => void;
}

/** The fields of an offer, in the order in which they are compared. Each subscribes to its own value only. */
const OfferFields = memo(function OfferFields(props: FieldsProps) {
  const { control, deadline, deadlineDay, files, onUploading } = props;
  return (
    <Stack gap={24}>
      <PriceFields control={control} />
      <Bound form="offer" control={control} name="deliveryDays">
        {(field) => (
          <NumberField
            {...field}
            label={editor.delivery}
            hint={editor.deliveryHint}
            suffix={editor.daysSuffix}
            hasDecimals={false}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="validUntil">
        {({ value, onChange, ...field }) => (
          <DateField
            {...field}
            value={value ?? ''}
            onChange={(day) => onChange(day || null)}
            label={editor.valid}
            hint={editor.validHint(deadline)}
            min={deadlineDay}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="method">
        {(field) => (
          <Stack gap={8}>
            <TextAreaField {...field} label={editor.method} hint={editor.methodHint} rows={9} onKeyDown={stepByKey} />
            <PlacesLine id={field.id} text={field.value} />
          </Stack>
        )}
      </Bound>
      <Bound form="offer" control={control} name="team">
        {(field) => (
          <Stack gap={8}>
            <TextAreaField
              {...field}
              label={editor.team}
              hint={editor.teamHint}
              rows={4}
              isOptional
              onKeyDown={stepByKey}
            />
            <PlacesLine id={field.id} text={field.value} />
            <TeamMembers value={field.value} onChange={field.onChange} />
          </Stack>
        )}
      </Bound>
      <Bound form="offer" control={control} name="attachments">
        {({ onBlur: _, ...field }) => (
          <AttachmentsField {...field} known={files} area="firma" onRunning={onUploading} />
        )}
      </Bound>
    </Stack>
  );
});

/** First step: the form, saved while it is edited. */
export function OfferForm({ view, edit, isOpen }: FormProps) {
  const { form, text } = edit;
  useFieldOfAddress();
  const [isUploading, setUploading] = useState(false);
  const [copied, setCopied] = useState(NO_FILES);
  const attached = view.offer?.attachments ?? NO_FILES;
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

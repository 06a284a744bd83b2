import type { OfferContent } from '@psp/contracts/offers';
import type { FileView } from '@psp/contracts/files';
import { DateField } from '@psp/design-system/date-field';
import { NumberField, TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { PriceFields } from './price-fields.tsx';
import { TeamMembers } from './team-members.tsx';
import { editor } from './strings.ts';

interface FieldsProps {
  control: Control<OfferContent>;
  /** "20 noiembrie 2026, 12:00", and its ISO day: the offer must be valid until then. */
  deadline: string;
  deadlineDay: string;
  /** What is already attached. */
  files: readonly FileView[];
  onUploading: (isUploading: boolean) => void;
}

/** The fields of an offer, in the order in which they are compared. Each follows its own value only. */
export const OfferFields = memo(function OfferFields(props: FieldsProps) {
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

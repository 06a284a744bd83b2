import type { RequestKind } from '@psp/contracts/consultations';
import { VISIBILITIES, VISIBILITY_LABELS } from '@psp/contracts/service-requests';
import type { RequestContent } from '@psp/contracts/service-requests';
import type { CpvView } from '@psp/contracts/cpv';
import type { Party } from '@psp/contracts/common';
import type { FileView } from '@psp/contracts/files';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { ComboBoxField, RadioField, SelectField, TextAreaField, TextField } from '@psp/design-system/fields';
import { Columns, Stack } from '@psp/design-system/page';
import { memo } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup } from './field-group.tsx';
import { InvitedField } from './invited-field.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { StartingTexts } from './starting-texts.tsx';
import { WeightsFields } from './weights-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const { fields } = strings;
const hints = { all: fields.allHint, invited: fields.invitedHint };
const visibilities = VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value], hint: hints[value] }));

interface Fields {
  control: Control<RequestContent>;
}

function What({ form, id, cpv }: Pick<RequestFieldsProps, 'form' | 'id' | 'cpv'>) {
  const { control } = form;
  return (
    <FieldGroup title={strings.groups.what}>
      <Bound name="title" control={control}>
        {(field) => <TextField {...field} label={fields.title} hint={fields.titleHint} maxLength={200} />}
      </Bound>
      <Bound name="category" control={control}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.category}
            hint={fields.categoryHint}
            placeholder={fields.choose}
            options={domainOptions}
            value={value ?? ''}
            onChange={(slug) =>
              onChange(Object.keys(DOMAINS).find((known): known is keyof typeof DOMAINS => known === slug) ?? null)
            }
          />
        )}
      </Bound>
      <PurchaseFields control={control} id={id} cpv={cpv} />
      <Bound name="description" control={control}>
        {(field) => (
          <>
            <TextAreaField
              {...field}
              label={fields.description}
              hint={fields.descriptionHint}
              rows={9}
              maxLength={20_000}
              onKeyDown={stepByKey}
            />
            <PlacesLine id={field.id} text={field.value} />
          </>
        )}
      </Bound>
      <StartingTexts form={form} />
    </FieldGroup>
  );
}

function Where({ control }: Fields) {
  return (
    <FieldGroup title={strings.groups.where}>
      <Bound name="countyCode" control={control}>
        {({ value, onChange, ...field }) => (
          <ComboBoxField
            {...field}
            label={fields.county}
            options={countyOptions}
            value={value ?? ''}
            onChange={(code) =>
              onChange(Object.keys(COUNTIES).find((known): known is keyof typeof COUNTIES => known === code) ?? null)
            }
            isOptional
          />
        )}
      </Bound>
      <Bound name="locality" control={control}>
        {(field) => <TextField {...field} label={fields.locality} maxLength={120} isOptional />}
      </Bound>
    </FieldGroup>
  );
}

function Who({ control, known, id }: Fields & Pick<RequestFieldsProps, 'known' | 'id'>) {
  const [visibility, category] = useWatch({ control, name: ['visibility', 'category'] });
  return (
    <FieldGroup title={strings.groups.who}>
      <Bound name="visibility" control={control}>
        {({ onChange, ...field }) => (
          <RadioField
            {...field}
            label={fields.visibility}
            options={visibilities}
            onChange={(value) => onChange(VISIBILITIES.find((option) => option === value) ?? 'all')}
          />
        )}
      </Bound>
      {visibility === 'invited' ? (
        <Bound name="invited" control={control}>
          {(field) => <InvitedField {...field} known={known} request={(category && id) ?? null} />}
        </Bound>
      ) : null}
    </FieldGroup>
  );
}

interface RequestFieldsProps {
  kind: RequestKind;
  form: UseFormReturn<RequestContent>;
  /** Of the request, once it is saved. */
  id: string | undefined;
  /** The saved CPV code with its name. */
  cpv: CpvView | null;
  /** Names of the partners already invited. */
  known: Party[];
  /** What is already attached. */
  files: readonly FileView[];
  isDraft: boolean;
  onUploading: (isUploading: boolean) => void;
}

/** All fields of a request. Each field follows its own value only. */
export const RequestFields = memo(function RequestFields(props: RequestFieldsProps) {
  const { form, kind, id, cpv, known, isDraft, files, onUploading } = props;
  const { control } = form;
  return (
    <Columns>
      <Stack gap={20}>
        <What form={form} id={id} cpv={cpv} />
        <Where control={control} />
        <FieldGroup title={strings.groups.files}>
          <Bound name="attachments" control={control}>
            {({ onBlur: _, ...field }) => (
              <AttachmentsField {...field} known={files} area="uat" onRunning={onUploading} />
            )}
          </Bound>
        </FieldGroup>
      </Stack>
      <Stack gap={20}>
        <WhenFields control={control} isDraft={isDraft} id={id} />
        {kind === 'consultation' ? null : <WeightsFields control={control} />}
        <Who control={control} known={known} id={id} />
      </Stack>
    </Columns>
  );
});

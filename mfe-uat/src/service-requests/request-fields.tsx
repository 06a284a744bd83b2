import type { Party } from '@psp/contracts/common';
import type { RequestKind } from '@psp/contracts/request-kinds';
import type { CpvView } from '@psp/contracts/cpv';
import type { FileView } from '@psp/contracts/files';
import { saidKind } from '@psp/contracts/purchase-kinds';
import type { RequestContent } from '@psp/contracts/service-requests';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { PURCHASE_KIND_LABELS, PURCHASE_KINDS } from '@psp/contracts/thresholds';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Columns, Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { CpvField } from '@psp/features/cpv/ui/cpv-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup } from './field-group.tsx';
import { suggestedCpvQuery } from './queries.ts';
import { StartingTexts } from './starting-texts.tsx';
import { SuitedTemplates } from './suited-templates.tsx';
import { TextCheck } from './text-check.tsx';
import { usePurchaseLimit } from './use-purchase-limit.ts';
import { VisibilityFields } from './visibility-fields.tsx';
import { WeightsFields } from './weights-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const { fields } = strings;
const kinds = PURCHASE_KINDS.map((value) => ({ value, label: PURCHASE_KIND_LABELS[value] }));

interface ControlProps {
  control: Control<RequestContent>;
}

function SubjectFields({ form, kind, id, cpv }: Pick<RequestFieldsProps, 'form' | 'kind' | 'id' | 'cpv'>) {
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
      <TextCheck form={form} kind={kind} />
    </FieldGroup>
  );
}

interface PurchaseFieldsProps {
  control: Control<RequestContent>;
  /** Id of the request, once it is saved. */
  id: string | undefined;
  /** The saved CPV code with its name. */
  cpv: CpvView | null;
}

/** Kind of purchase and CPV code. Until a kind is chosen, the one implied by the title, code or domain is shown. */
function PurchaseFields({ control, id, cpv }: PurchaseFieldsProps) {
  const [title, category, purchaseKind, code] = useWatch({
    control,
    name: ['title', 'category', 'purchaseKind', 'cpv'],
  });
  const content = { title, category, purchaseKind, cpv: code };
  const limit = usePurchaseLimit(content, id);
  const kind = saidKind(content) ?? limit?.kind ?? null;
  const suggested = useQuery({ ...suggestedCpvQuery(id ?? ''), enabled: id !== undefined && title !== '' });
  return (
    <>
      <Bound name="purchaseKind" control={control}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.kind}
            hint={limit ? fields.kindHint(limit.kind, limit.amount) : fields.kindHintFirst}
            placeholder={fields.choose}
            options={kinds}
            value={kind ?? ''}
            onChange={(value) => onChange(PURCHASE_KINDS.find((known) => known === value) ?? null)}
          />
        )}
      </Bound>
      <Bound name="cpv" control={control}>
        {({ value, onChange, ...field }) => (
          <CpvField
            field={{ ...field, value: value ?? '', onChange: (chosen) => onChange(chosen || null) }}
            area="uat"
            stored={cpv}
            suggested={suggested.data?.items}
          />
        )}
      </Bound>
    </>
  );
}

function PlaceFields({ control }: ControlProps) {
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

function Templates({ control, id }: ControlProps & { id: string | undefined }) {
  return <SuitedTemplates category={useWatch({ control, name: 'category' })} id={id} />;
}

interface RequestFieldsProps {
  kind: RequestKind;
  form: UseFormReturn<RequestContent>;
  /** Id of the request, once it is saved. */
  id: string | undefined;
  /** The saved CPV code with its name. */
  cpv: CpvView | null;
  /** Partners already invited, with their names. */
  known: Party[];
  /** Files already attached. */
  files: readonly FileView[];
  isDraft: boolean;
  onUploading: (isUploading: boolean) => void;
}

/** All fields of a request. Each field subscribes to its own value only. */
export const RequestFields = memo(function RequestFields(props: RequestFieldsProps) {
  const { form, kind, id, cpv, known, isDraft, files, onUploading } = props;
  const { control } = form;
  return (
    <Columns>
      <Stack gap={20}>
        <SubjectFields form={form} kind={kind} id={id} cpv={cpv} />
        <PlaceFields control={control} />
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
        <VisibilityFields control={control} known={known} id={id} />
        <Templates control={control} id={id} />
      </Stack>
    </Columns>
  );
});

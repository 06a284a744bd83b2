import type { Party } from '@psp/contracts/common';
import type { RequestKind } from '@psp/contracts/consultations';
import type { CpvView } from '@psp/contracts/cpv';
import type { FileView } from '@psp/contracts/files';
import type { PartnerOption } from '@psp/contracts/partners';
import { type RequestContent, VISIBILITIES, VISIBILITY_LABELS } from '@psp/contracts/service-requests';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import {
  ComboBoxField,
  RadioField,
  SearchField,
  SelectField,
  TextAreaField,
  TextField,
} from '@psp/design-system/fields';
import { Columns, Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { countyOptions, domainOptions } from '@psp/remote/options';
import X from 'lucide-react/icons/x';
import { memo, useState } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup } from './field-group.tsx';
import { FoundParties, PartyRows } from './found-parties.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { partnersQuery } from './queries.ts';
import { StartingTexts } from './starting-texts.tsx';
import { SuggestedField } from './suggested-field.tsx';
import { suggestionStrings } from './suggestion-strings.ts';
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

interface InvitedFieldProps {
  id: string;
  name: string;
  value: string[];
  error: string | undefined;
  /** Names of those who are already invited. */
  known: Party[];
  /** The saved request for which firms are suggested; null while it has no domain. */
  request: string | null;
  onChange: (value: string[]) => void;
  onBlur: () => void;
}

/** Partners found by name and put on the list of the invited. */
function InvitedField({ id, name, value, error, known, request, onChange, onBlur }: InvitedFieldProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Party[]>(known);
  const add = ({ id: partnerId, name: partner }: Party) => {
    setAdded([...added, { id: partnerId, name: partner }]);
    onChange([...value, partnerId]);
  };
  const take = (found: PartnerOption) => {
    add(found);
    setText('');
    document.getElementById(id)?.focus();
  };
  return (
    <Stack gap={12}>
      <SearchField
        {...{ id, name, error, onBlur }}
        label={strings.fields.invite}
        hint={strings.fields.inviteHint}
        value={text}
        onChange={setText}
      />
      {text.trim() ? (
        <FoundParties text={text.trim()} find={partnersQuery} chosen={value} words={strings.fields} onAdd={take} />
      ) : null}
      {value.length > 0 ? (
        <PartyRows aria-label={strings.fields.invitedList}>
          {value.map((partnerId) => (
            <InvitedRow
              key={partnerId}
              name={[...added, ...known].find((party) => party.id === partnerId)?.name ?? strings.fields.unknownPartner}
              onRemove={() => onChange(value.filter((other) => other !== partnerId))}
            />
          ))}
        </PartyRows>
      ) : null}
      {request ? (
        <SuggestedField id={request} chosen={value} onAdd={add} />
      ) : (
        <Under>{suggestionStrings.needsDomain}</Under>
      )}
    </Stack>
  );
}

function InvitedRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      {name}
      <Button
        variant="quiet"
        size="small"
        icon={<X aria-hidden />}
        aria-label={strings.fields.remove(name)}
        onPress={onRemove}
      />
    </li>
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

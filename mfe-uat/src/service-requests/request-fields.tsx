import { URGENCIES, URGENCY, VISIBILITIES, VISIBILITY_LABELS } from '@psp/contracts/service-requests';
import type { RequestContent } from '@psp/contracts/service-requests';
import type { Party } from '@psp/contracts/common';
import type { FileView } from '@psp/contracts/files';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import {
  ComboBoxField,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { memo, type ReactNode } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { DeadlineField } from './deadline-field.tsx';
import { editorStrings as strings } from './editor-strings.ts';
import { InvitedField } from './invited-field.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { UPLOADS } from './queries.ts';
import { StartingTexts } from './starting-texts.tsx';

const { fields } = strings;
const urgencies = URGENCIES.map((value) => ({ value, label: URGENCY[value].label }));
const hints = { all: fields.allHint, invited: fields.invitedHint };
const visibilities = VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value], hint: hints[value] }));

interface Fields {
  control: Control<RequestContent>;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap={20}>{children}</Stack>
      </CardBody>
    </Card>
  );
}

function What({ form }: Pick<RequestFieldsProps, 'form'>) {
  const { control } = form;
  return (
    <Group title={strings.groups.what}>
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
      <Bound name="description" control={control}>
        {(field) => (
          <TextAreaField
            {...field}
            label={fields.description}
            hint={fields.descriptionHint}
            rows={9}
            maxLength={20_000}
          />
        )}
      </Bound>
      <StartingTexts form={form} />
    </Group>
  );
}

function When({ control, isDraft, id }: Fields & Pick<RequestFieldsProps, 'isDraft' | 'id'>) {
  return (
    <Group title={strings.groups.when}>
      <Bound name="deadline" control={control}>
        {(field) => <DeadlineField {...field} isOptional={isDraft} />}
      </Bound>
      <Row gap={16} align="start">
        <Bound name="budgetMin" control={control}>
          {(field) => (
            <NumberField {...field} label={fields.budgetMin} hint={fields.budgetHint} suffix={fields.lei} isOptional />
          )}
        </Bound>
        <Bound name="budgetMax" control={control}>
          {(field) => (
            <NumberField {...field} label={fields.budgetMax} hint={fields.budgetHint} suffix={fields.lei} isOptional />
          )}
        </Bound>
      </Row>
      <BudgetLimit control={control} id={id} />
      <Bound name="urgency" control={control}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.urgency}
            options={urgencies}
            onChange={(value) => onChange(URGENCIES.find((known) => known === value) ?? 'medium')}
          />
        )}
      </Bound>
    </Group>
  );
}

function BudgetLimit({ control, id }: Fields & Pick<RequestFieldsProps, 'id'>) {
  const [category, budgetMin, budgetMax] = useWatch({ control, name: ['category', 'budgetMin', 'budgetMax'] });
  return <LimitNotice content={{ category, budgetMin, budgetMax }} id={id} />;
}

function Where({ control }: Fields) {
  return (
    <Group title={strings.groups.where}>
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
    </Group>
  );
}

function Who({ control, known }: Fields & { known: Party[] }) {
  const visibility = useWatch({ control, name: 'visibility' });
  return (
    <Group title={strings.groups.who}>
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
          {(field) => <InvitedField {...field} known={known} />}
        </Bound>
      ) : null}
    </Group>
  );
}

interface RequestFieldsProps {
  form: UseFormReturn<RequestContent>;
  /** Of the request, once it is saved. */
  id: string | undefined;
  /** Names of the partners already invited. */
  known: Party[];
  /** What is already attached. */
  files: readonly FileView[];
  isDraft: boolean;
  onUploading: (isUploading: boolean) => void;
}

/** All fields of a request. Each field follows its own value only. */
export const RequestFields = memo(function RequestFields(props: RequestFieldsProps) {
  const { form, id, known, isDraft, files, onUploading } = props;
  const { control } = form;
  return (
    <Stack gap={20}>
      <What form={form} />
      <Group title={strings.groups.files}>
        <Bound name="attachments" control={control}>
          {({ onBlur: _, ...field }) => (
            <AttachmentsField {...field} known={files} address={UPLOADS} onRunning={onUploading} />
          )}
        </Bound>
      </Group>
      <When control={control} isDraft={isDraft} id={id} />
      <Where control={control} />
      <Who control={control} known={known} />
    </Stack>
  );
});

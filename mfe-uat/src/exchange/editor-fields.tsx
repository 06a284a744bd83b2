import type { ExchangeEditing } from '@psp/contracts/exchange';
import { EXCHANGE_STAGE, EXCHANGE_STAGES, type MoneySource, MONEY_SOURCES } from '@psp/contracts/exchange-names';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CheckboxField, RadioField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { Columns, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Bound } from '@psp/features/forms/ui/bound';
import { keysOf } from '@psp/remote/lists/by-parts';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { type Control, useWatch } from 'react-hook-form';
import { FieldGroup, ShortFields } from '../service-requests/field-group.tsx';
import type { ExchangeContent } from './content.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { FilesFields, type FilesProps } from './files-fields.tsx';
import { CostsField, LessonsField, StepsField } from './list-fields.tsx';

const { fields, groups } = strings;
const stageOptions = optionsOf(EXCHANGE_STAGE, EXCHANGE_STAGES);
const sourceOptions = optionsOf(MONEY_SOURCES);

interface ControlProps {
  control: Control<ExchangeContent>;
}

function SubjectFields({ control }: ControlProps) {
  const stage = useWatch({ control, name: 'stage' });
  return (
    <FieldGroup title={groups.what}>
      <Bound name="title" control={control}>
        {(field) => <TextField {...field} label={fields.title} hint={fields.titleHint} maxLength={200} />}
      </Bound>
      <Bound name="stage" control={control}>
        {({ onChange, ...field }) => (
          <RadioField
            {...field}
            label={fields.stage}
            options={stageOptions}
            onChange={(value) => onChange(EXCHANGE_STAGES.find((known) => known === value) ?? 'done')}
          />
        )}
      </Bound>
      {stage === 'wanted' ? (
        <Bound name="seeksPartners" control={control}>
          {(field) => <CheckboxField {...field} label={fields.seeksPartners} hint={fields.seeksPartnersHint} />}
        </Bound>
      ) : null}
      <Bound name="domain" control={control}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.domain}
            placeholder={fields.choose}
            options={domainOptions}
            value={value ?? ''}
            onChange={(slug) => onChange(keysOf(DOMAINS).find((known) => known === slug) ?? null)}
          />
        )}
      </Bound>
      <Bound name="what" control={control}>
        {(field) => <TextAreaField {...field} label={fields.what} hint={fields.whatHint} rows={7} maxLength={10_000} />}
      </Bound>
      <Bound name="why" control={control}>
        {(field) => <TextAreaField {...field} label={fields.why} hint={fields.whyHint} rows={4} maxLength={10_000} />}
      </Bound>
    </FieldGroup>
  );
}

function WhenFields({ control }: ControlProps) {
  const stage = useWatch({ control, name: 'stage' });
  const isDone = stage === 'done';
  return (
    <FieldGroup title={groups.when}>
      <ShortFields>
        <Bound name="startedOn" control={control}>
          {({ value, onChange, ...field }) => (
            <DateField
              {...field}
              label={stage === 'wanted' ? fields.plannedStart : fields.startedOn}
              value={value ?? ''}
              onChange={(day) => onChange(day || null)}
              isOptional={stage === 'wanted'}
            />
          )}
        </Bound>
        <Bound name="endedOn" control={control}>
          {({ value, onChange, ...field }) => (
            <DateField
              {...field}
              label={isDone ? fields.endedOn : fields.plannedEnd}
              value={value ?? ''}
              onChange={(day) => onChange(day || null)}
              isOptional={!isDone}
            />
          )}
        </Bound>
      </ShortFields>
      {stage === 'ongoing' ? (
        <Bound name="progress" control={control}>
          {(field) => <NumberField {...field} label={fields.progress} suffix={fields.percent} isOptional />}
        </Bound>
      ) : null}
    </FieldGroup>
  );
}

function MoneyFields({ control }: ControlProps) {
  const [stage, costs] = useWatch({ control, name: ['stage', 'costs'] });
  const hasSum = costs.some(({ planned, paid }) => planned !== null || paid !== null);
  return (
    <FieldGroup title={groups.money}>
      <Bound name="sources" control={control}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroupField
            {...field}
            label={fields.sources}
            options={sourceOptions}
            value={value}
            onChange={(chosen) => onChange(chosen as MoneySource[])}
            isOptional
          />
        )}
      </Bound>
      <Bound name="showsCosts" control={control}>
        {(field) => <CheckboxField {...field} label={fields.showsCosts} hint={fields.showsCostsHint} />}
      </Bound>
      <CostsField control={control} />
      {hasSum ? (
        <p>{fields.costIsSum}</p>
      ) : (
        <Bound name="cost" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={stage === 'wanted' ? fields.budget : fields.cost}
              hint={fields.costHint}
              suffix={fields.lei}
              hasDecimals
              isOptional
            />
          )}
        </Bound>
      )}
    </FieldGroup>
  );
}

function WhoFields({ control, view }: ControlProps & { view: ExchangeEditing | null }) {
  const members = view?.members ?? [];
  return (
    <FieldGroup title={groups.who}>
      {members.length > 0 ? (
        <Bound name="contactId" control={control}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              label={fields.contact}
              placeholder={fields.nobody}
              options={members.map(({ id, name }) => ({ value: id, label: name }))}
              value={value ?? ''}
              onChange={(id) => onChange(id || null)}
              isOptional
            />
          )}
        </Bound>
      ) : null}
      <Bound name="contactRole" control={control}>
        {(field) => (
          <TextField {...field} label={fields.contactRole} hint={fields.contactRoleHint} maxLength={120} isOptional />
        )}
      </Bound>
      <Bound name="population" control={control}>
        {(field) => <NumberField {...field} label={fields.population} hint={fields.populationHint} isOptional />}
      </Bound>
    </FieldGroup>
  );
}

/** All fields of a project. Each subscribes to its own value only. */
export function ExchangeFields({ control, view, onFiles, onPictures }: FilesProps) {
  return (
    <Columns>
      <Stack gap={20}>
        <SubjectFields control={control} />
        <FieldGroup title={groups.steps}>
          <StepsField control={control} />
        </FieldGroup>
        <FieldGroup title={groups.lessons}>
          <LessonsField control={control} />
        </FieldGroup>
      </Stack>
      <Stack gap={20}>
        <WhenFields control={control} />
        <MoneyFields control={control} />
        <FilesFields control={control} view={view} onFiles={onFiles} onPictures={onPictures} />
        <WhoFields control={control} view={view} />
      </Stack>
    </Columns>
  );
}

import {
  COSTS_MAX,
  LESSON_KINDS,
  LESSONS_MAX,
  type MoneySource,
  MONEY_SOURCES,
  STEPS_MAX,
} from '@psp/contracts/exchange-names';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Bound } from '@psp/features/forms/ui/bound';
import { keysOf } from '@psp/remote/lists/by-parts';
import { optionsOf } from '@psp/remote/options';
import { type Control, useFormState } from 'react-hook-form';
import { ShortFields } from '../service-requests/field-group.tsx';
import { BLANK_COST, BLANK_LESSON, BLANK_STEP, type ExchangeContent, rowErrors } from './content.ts';
import { editorStrings } from './editor-strings.ts';
import { RowsField } from './rows-field.tsx';

const { fields, rows: words } = editorStrings;

interface ControlProps {
  control: Control<ExchangeContent>;
}

/* Errors of a list by field of a row, and of the list itself where no row has one. */
function useRowErrors(control: Control<ExchangeContent>, name: 'steps' | 'costs' | 'lessons') {
  const { errors } = useFormState({ control });
  const found = rowErrors(errors, name);
  const hasRows = Object.keys(found).length > 0;
  return {
    at: (index: number, field: string) => found[`${index}.${field}`],
    whole: (error: string | undefined) => (hasRows ? undefined : error),
  };
}

/** The steps of the project, with their days. */
export function StepsField({ control }: ControlProps) {
  const { at, whole } = useRowErrors(control, 'steps');
  return (
    <Bound name="steps" control={control}>
      {({ value, onChange, id, error }) => (
        <RowsField
          {...{
            id,
            value,
            onChange,
            error: whole(error),
            label: fields.steps,
            most: STEPS_MAX,
            full: words.full.steps,
          }}
          add={words.addStep}
          blank={BLANK_STEP}
          nameOf={words.step}
        >
          {(step, put, index) => (
            <>
              <TextField
                id={`steps.${index}.title`}
                label={fields.stepTitle}
                value={step.title}
                error={at(index, 'title')}
                maxLength={200}
                onChange={(title) => put({ title })}
              />
              <TextAreaField
                id={`steps.${index}.text`}
                label={fields.stepText}
                value={step.text}
                error={at(index, 'text')}
                rows={2}
                maxLength={2000}
                onChange={(text) => put({ text })}
                isOptional
              />
              <ShortFields>
                <DateField
                  id={`steps.${index}.from`}
                  label={fields.from}
                  value={step.from ?? ''}
                  error={at(index, 'from')}
                  onChange={(from) => put({ from: from || null })}
                  isOptional
                />
                <DateField
                  id={`steps.${index}.to`}
                  label={fields.to}
                  value={step.to ?? ''}
                  error={at(index, 'to')}
                  onChange={(to) => put({ to: to || null })}
                  isOptional
                />
              </ShortFields>
            </>
          )}
        </RowsField>
      )}
    </Bound>
  );
}

const sourceOptions = optionsOf(MONEY_SOURCES);
const sourceOf = (value: string): MoneySource | null => keysOf(MONEY_SOURCES).find((known) => known === value) ?? null;

/** What the money was for, line by line. */
export function CostsField({ control }: ControlProps) {
  const { at, whole } = useRowErrors(control, 'costs');
  return (
    <Bound name="costs" control={control}>
      {({ value, onChange, id, error }) => (
        <RowsField
          {...{
            id,
            value,
            onChange,
            error: whole(error),
            label: fields.costs,
            most: COSTS_MAX,
            full: words.full.costs,
          }}
          add={words.addCost}
          blank={BLANK_COST}
          nameOf={words.cost}
        >
          {(cost, put, index) => (
            <>
              <ShortFields>
                <TextField
                  id={`costs.${index}.label`}
                  label={fields.costLabel}
                  value={cost.label}
                  error={at(index, 'label')}
                  maxLength={200}
                  onChange={(label) => put({ label })}
                />
                <SelectField
                  id={`costs.${index}.source`}
                  label={fields.costSource}
                  placeholder={fields.choose}
                  options={sourceOptions}
                  value={cost.source ?? ''}
                  onChange={(source) => put({ source: sourceOf(source) })}
                  isOptional
                />
              </ShortFields>
              <ShortFields>
                {(['planned', 'paid'] as const).map((name) => (
                  <NumberField
                    key={name}
                    id={`costs.${index}.${name}`}
                    label={fields[name]}
                    suffix={fields.lei}
                    value={cost[name]}
                    error={at(index, name)}
                    onChange={(amount) => put({ [name]: amount })}
                    hasDecimals
                    isOptional
                  />
                ))}
              </ShortFields>
            </>
          )}
        </RowsField>
      )}
    </Bound>
  );
}

const lessonOptions = optionsOf(LESSON_KINDS);

/** What the authority would do again, and what not. */
export function LessonsField({ control }: ControlProps) {
  const { at, whole } = useRowErrors(control, 'lessons');
  return (
    <Bound name="lessons" control={control}>
      {({ value, onChange, id, error }) => (
        <RowsField
          {...{
            id,
            value,
            onChange,
            error: whole(error),
            label: fields.lessons,
            most: LESSONS_MAX,
            full: words.full.lessons,
          }}
          add={words.addLesson}
          blank={BLANK_LESSON}
          nameOf={words.lesson}
        >
          {(lesson, put, index) => (
            <>
              <SelectField
                id={`lessons.${index}.kind`}
                label={fields.lessonKind}
                options={lessonOptions}
                value={lesson.kind}
                onChange={(kind) => put({ kind: kind === 'different' ? 'different' : 'same' })}
              />
              <TextAreaField
                id={`lessons.${index}.text`}
                label={fields.lessonText}
                value={lesson.text}
                error={at(index, 'text')}
                rows={2}
                maxLength={1000}
                onChange={(text) => put({ text })}
              />
            </>
          )}
        </RowsField>
      )}
    </Bound>
  );
}

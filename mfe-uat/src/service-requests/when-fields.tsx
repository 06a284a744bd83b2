import type { RequestContent } from '@psp/contracts/service-requests';
import { URGENCIES, URGENCY_DEGREES } from '@psp/contracts/urgencies';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { SelectField } from '@psp/design-system/select-field';
import { Row } from '@psp/design-system/page';
import { Bound } from '@psp/features/forms/ui/bound';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { fromLocal, hours, isMoment, toLocal } from './deadline.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup, ShortFields } from './field-group.tsx';
import { LimitNotice } from './limit-notice.tsx';

const { fields } = strings;
const urgencies = URGENCIES.map((value) => ({ value, label: URGENCY_DEGREES[value] }));

interface WhenFieldsProps {
  control: Control<RequestContent>;
  /** Id of the request, once it is saved. */
  id: string | undefined;
  isDraft: boolean;
}

interface DeadlineFieldProps {
  id: string;
  name: string;
  /** ISO moment, null for none, or the typed text when it is not a date. */
  value: string | null;
  error: string | undefined;
  /** False for a sent request, which must keep a deadline. */
  isOptional: boolean;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}

/** Date and time of the deadline, in Romanian time. */
function DeadlineField({ id, name, value, error, isOptional, onChange, onBlur }: DeadlineFieldProps) {
  const local = toLocal(value);
  const [time, setTime] = useState(local.time);
  const shown = value && isMoment(value) ? local.time : time;
  const changeTime = (next: string) => {
    setTime(next);
    onChange(fromLocal({ date: local.date, time: next }));
  };
  return (
    <Row gap={16} align="end">
      <DateField
        id={id}
        name={name}
        label={strings.fields.deadline}
        hint={isOptional ? strings.fields.deadlineHint : undefined}
        error={error}
        value={local.date}
        onChange={(date) => onChange(fromLocal({ date, time: shown }))}
        onBlur={onBlur}
      />
      <SelectField
        label={strings.fields.hour}
        options={hours(shown).map((hour) => ({ value: hour, label: hour }))}
        value={shown}
        onChange={changeTime}
      />
    </Row>
  );
}

/** Deadline, budget and urgency. */
export function WhenFields({ control, isDraft, id }: WhenFieldsProps) {
  return (
    <FieldGroup title={strings.groups.when}>
      <Bound name="deadline" control={control}>
        {(field) => <DeadlineField {...field} isOptional={isDraft} />}
      </Bound>
      <ShortFields>
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
      </ShortFields>
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
    </FieldGroup>
  );
}

/* Without the description: each of its keystrokes would render the notice again. */
const COMPARED = ['title', 'category', 'purchaseKind', 'cpv', 'budgetMin', 'budgetMax'] as const;

function BudgetLimit({ control, id }: Pick<WhenFieldsProps, 'control' | 'id'>) {
  const [title, category, purchaseKind, cpv, budgetMin, budgetMax] = useWatch({ control, name: COMPARED });
  return <LimitNotice content={{ title, category, purchaseKind, cpv, budgetMin, budgetMax }} id={id} />;
}

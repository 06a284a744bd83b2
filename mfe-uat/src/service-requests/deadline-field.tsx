import { DateField } from '@psp/design-system/date-field';
import { SelectField } from '@psp/design-system/fields';
import { Row } from '@psp/design-system/page';
import { useState } from 'react';
import { fromLocal, hours, isMoment, toLocal } from './deadline.ts';
import { editorStrings as strings } from './editor-strings.ts';

interface DeadlineFieldProps {
  id: string;
  name: string;
  /** ISO moment, null for none; what was written when that is no day. */
  value: string | null;
  error: string | undefined;
  /** False for a sent request, whose deadline must stay. */
  isOptional: boolean;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}

/** A day and an hour in Romania. */
export function DeadlineField({ id, name, value, error, isOptional, onChange, onBlur }: DeadlineFieldProps) {
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

import { EVENT_DAYS_MAX } from '@psp/contracts/events';
import { Button } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/date-field';
import { FieldError, type FieldProps, useFieldIds } from '@psp/design-system/field';
import { Row, Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { type DayRow, EMPTY_DAY } from './event-text.ts';
import { strings } from './strings.ts';

/** Days of an event, each with its hours. */
export function DaysField(props: FieldProps<DayRow[]>) {
  const { value, onChange, isDisabled, label, error } = props;
  const ids = useFieldIds(props);
  const put = (at: number, patch: Partial<DayRow>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...patch } : row)));
  const { fields } = strings;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a column with its fields
    <div role="group" id={ids.control} tabIndex={-1} aria-labelledby={ids.label} aria-describedby={ids.describedBy}>
      <Stack gap={8}>
        <strong id={ids.label}>{label}</strong>
        {value.map((row, index) => (
          <Row key={`day-${index + 1}`} gap={16} align="end">
            <DateField
              label={fields.day(index + 1)}
              value={row.day}
              onChange={(day) => put(index, { day })}
              isDisabled={isDisabled}
            />
            <TextField
              label={fields.from}
              value={row.from}
              onChange={(from) => put(index, { from })}
              inputMode="numeric"
              maxLength={5}
              isDisabled={isDisabled}
            />
            <TextField
              label={fields.until}
              value={row.until}
              onChange={(until) => put(index, { until })}
              inputMode="numeric"
              maxLength={5}
              isDisabled={isDisabled}
            />
            {value.length > 1 ? (
              <Button
                variant="quiet"
                icon={<Trash aria-hidden />}
                aria-label={fields.removeDay(index + 1)}
                onPress={() => onChange(value.filter((_, at) => at !== index))}
              />
            ) : null}
          </Row>
        ))}
        {value.length < EVENT_DAYS_MAX ? (
          <Row>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus aria-hidden />}
              onPress={() => onChange([...value, { ...EMPTY_DAY, ...value.at(-1), day: '' }])}
            >
              {fields.addDay}
            </Button>
          </Row>
        ) : null}
        {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      </Stack>
    </div>
  );
}

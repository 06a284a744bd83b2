import { Button } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/date-field';
import { FieldError, type FieldProps, useFieldIds } from '@psp/design-system/field';
import { Row, Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { EMPTY_SITTING, type SittingRow } from './sittings.ts';

const strings = {
  day: (number: number) => `Ziua ${number}`,
  from: 'De la',
  until: 'Până la',
  add: 'Adaugă o zi',
  remove: (number: number) => `Scoate ziua ${number}`,
};

/** Days of an event or of a course, each with its hours; `most` of them. */
export function SittingsField({ most, ...props }: FieldProps<SittingRow[]> & { most: number }) {
  const { value, onChange, isDisabled, label, error } = props;
  const ids = useFieldIds(props);
  const put = (at: number, patch: Partial<SittingRow>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...patch } : row)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a column with its fields
    <div role="group" id={ids.control} tabIndex={-1} aria-labelledby={ids.label} aria-describedby={ids.describedBy}>
      <Stack gap={8}>
        <strong id={ids.label}>{label}</strong>
        {value.map((row, index) => (
          <Row key={`day-${index + 1}`} gap={16} align="end">
            <DateField
              label={strings.day(index + 1)}
              value={row.day}
              onChange={(day) => put(index, { day })}
              isDisabled={isDisabled}
            />
            <TextField
              label={strings.from}
              value={row.from}
              onChange={(from) => put(index, { from })}
              inputMode="numeric"
              maxLength={5}
              isDisabled={isDisabled}
            />
            <TextField
              label={strings.until}
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
                aria-label={strings.remove(index + 1)}
                onPress={() => onChange(value.filter((_, at) => at !== index))}
              />
            ) : null}
          </Row>
        ))}
        {value.length < most ? (
          <Row>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus aria-hidden />}
              onPress={() => onChange([...value, { ...EMPTY_SITTING, ...value.at(-1), day: '' }])}
            >
              {strings.add}
            </Button>
          </Row>
        ) : null}
        {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      </Stack>
    </div>
  );
}

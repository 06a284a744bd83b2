import { RadioField, TextField } from '@psp/design-system/fields';
import { formatNumber } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { COUNTED, type FigureInput } from './forms.ts';
import { strings } from './strings.ts';
import { fieldId, type PartProps } from './part-props.ts';
import { put, textAt } from './values.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 16px 20px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  legend { padding: 0 6px; font-weight: 650; }
`;

/** A figure: its label, whether it is stated or counted, and the value while it is stated. */
export function FigureFields({ part, content, change, errorAt, computed }: PartProps & { part: FigureInput }) {
  const { path, label, figure } = part;
  const counted = computed[figure];
  const field = (name: string) => {
    const whole = `${path}.${name}`;
    return {
      id: fieldId(whole),
      error: errorAt(whole),
      value: textAt(content, whole),
      onChange: (text: string) => change(put(content, whole, text)),
    };
  };
  const shown = counted === null ? strings.nothingCounted : formatNumber(Math.round(counted));
  return (
    <Group>
      <legend>{label}</legend>
      <Stack gap={16}>
        <TextField label={strings.figureLabel} {...field('label')} />
        <RadioField
          label={strings.figureSource}
          options={[
            { value: 'stated', label: strings.stated },
            { value: 'computed', label: strings.computed(shown), hint: COUNTED[figure] },
          ]}
          {...field('source')}
        />
        <TextField label={strings.figureValue} {...field('value')} />
      </Stack>
    </Group>
  );
}

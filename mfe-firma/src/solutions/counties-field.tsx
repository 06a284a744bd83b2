import type { CountyCode } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { RadioField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { countyOptions } from '@psp/remote/options';
import { useState } from 'react';
import { strings } from './strings.ts';

const { fields: labels } = strings;
const WHERE = [
  { value: 'firm', label: labels.asFirm },
  { value: 'chosen', label: labels.chosen },
];

/** Where a solution is offered: wherever its firm works, or in chosen counties. */
export function CountiesField({ field }: { field: FormField<CountyCode[]> }) {
  const { value, onChange } = field;
  const [isChosen, setChosen] = useState(value.length > 0);
  const choose = (where: string) => {
    setChosen(where === 'chosen');
    if (where === 'firm') onChange([]);
  };
  return (
    <Stack gap={12}>
      <RadioField
        label={labels.counties}
        options={WHERE}
        value={isChosen ? 'chosen' : 'firm'}
        onChange={choose}
        isDisabled={field.isDisabled}
      />
      {isChosen ? (
        <CheckboxGroupField
          {...field}
          onChange={(codes) => onChange(codes as CountyCode[])}
          label={labels.chosenCounties}
          options={countyOptions}
        />
      ) : null}
    </Stack>
  );
}

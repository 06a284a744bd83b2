import { COUNTIES } from '@psp/contracts/taxonomies';
import { SelectField } from '@psp/design-system/fields';
import { fields } from './field-strings.ts';

const options = Object.entries(COUNTIES)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'ro'));

interface CountyFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function CountyField(props: CountyFieldProps) {
  return (
    <SelectField
      {...props}
      id="countyCode"
      name="countyCode"
      label={fields.county}
      options={options}
      placeholder={fields.countyEmpty}
    />
  );
}

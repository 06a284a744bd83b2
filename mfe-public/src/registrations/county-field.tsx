import { SelectField } from '@psp/design-system/select-field';
import { countyOptions } from '@psp/remote/options';
import { fields } from './field-strings.ts';

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
      options={countyOptions}
      placeholder={fields.countyEmpty}
    />
  );
}

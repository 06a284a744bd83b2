import type { FieldsProps } from './fields-props.ts';
import { FormTextArea } from './form-text.tsx';
import { fields } from './field-strings.ts';
import type { UatValues } from './values.ts';

/** Field for the institution's description. */
export function DescriptionField(form: FieldsProps<UatValues>) {
  return (
    <FormTextArea
      form={form}
      name="description"
      label={fields.description}
      hint={fields.descriptionHint}
      rows={6}
      maxLength={3000}
      isOptional
    />
  );
}

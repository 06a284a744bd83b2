import { fields } from './field-strings.ts';
import type { FieldsProps } from './fields-props.ts';
import { FormText } from './form-text.tsx';
import type { PersonValues } from './values.ts';

interface PersonFieldsProps extends FieldsProps<PersonValues> {
  nameLabel?: string;
}

/** Who signs up. */
export function PersonFields({ nameLabel = fields.contactName, ...form }: PersonFieldsProps) {
  return (
    <>
      <FormText form={form} name="contactName" label={nameLabel} />
      <FormText form={form} name="position" />
      <FormText form={form} name="email" />
      <FormText form={form} name="phone" />
    </>
  );
}

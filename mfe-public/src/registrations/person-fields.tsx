import { fields } from './field-strings.ts';
import { type FieldsProps, FormText } from './form-text.tsx';
import type { PersonValues } from './values.ts';

interface PersonFieldsProps extends FieldsProps<PersonValues> {
  nameLabel?: string;
  /** True when e-mail and phone become the organisation's public contact. */
  isContact?: boolean;
}

/** Fields of the person who signs up. */
export function PersonFields({ nameLabel = fields.contactName, isContact = false, ...form }: PersonFieldsProps) {
  return (
    <>
      <FormText form={form} name="contactName" label={nameLabel} />
      <FormText form={form} name="position" />
      <FormText form={form} name="email" {...(isContact && { hint: fields.contactEmailHint })} />
      <FormText form={form} name="phone" {...(isContact && { hint: fields.contactPhoneHint })} />
    </>
  );
}

import type { FieldsProps } from './fields-props.ts';
import { FormText } from './form-text.tsx';
import { fields } from './field-strings.ts';
import type { PersonValues } from './values.ts';

interface PersonFieldsProps extends FieldsProps<PersonValues> {
  nameLabel?: string;
}

/** Who signs up. */
export function PersonFields({ nameLabel = fields.contactName, ...form }: PersonFieldsProps) {
  return (
    <>
      <FormText form={form} name="contactName" label={nameLabel} autoComplete="name" maxLength={120} />
      <FormText form={form} name="position" label={fields.position} autoComplete="organization-title" maxLength={120} />
      <FormText
        form={form}
        name="email"
        type="email"
        label={fields.email}
        hint={fields.emailHint}
        autoComplete="email"
        maxLength={254}
        spellCheck={false}
      />
      <FormText
        form={form}
        name="phone"
        type="tel"
        label={fields.phone}
        hint={fields.phoneHint}
        autoComplete="tel"
        maxLength={30}
      />
    </>
  );
}

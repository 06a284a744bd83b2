import type { TextField } from '@psp/design-system/text-fields';
import type { ComponentProps } from 'react';
import { fields } from './field-strings.ts';

/** Props of a text field that do not depend on its form. */
export type TextProps = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'onChange' | 'error'>;

/** Props of the text fields, by form key. */
export const TEXTS = {
  contactName: { label: fields.contactName, autoComplete: 'name', maxLength: 120 },
  position: { label: fields.position, autoComplete: 'organization-title', maxLength: 120 },
  email: {
    ...{ label: fields.email, hint: fields.emailHint, type: 'email' },
    ...{ autoComplete: 'email', maxLength: 254, spellCheck: false },
  },
  phone: { label: fields.phone, hint: fields.phoneHint, type: 'tel', autoComplete: 'tel', maxLength: 30 },
  ownName: { label: fields.ownName, hint: fields.ownNameHint, autoComplete: 'organization', maxLength: 200 },
  address: { label: fields.address, hint: fields.addressHint, autoComplete: 'street-address', maxLength: 300 },
  name: { label: fields.name, autoComplete: 'organization', maxLength: 200 },
  registrationNumber: {
    ...{ label: fields.registrationNumber, hint: fields.registrationNumberHint },
    ...{ maxLength: 30, spellCheck: false, autoComplete: 'off' },
  },
  locality: { label: fields.locality, autoComplete: 'address-level2', maxLength: 120 },
  website: {
    ...{ label: fields.website, hint: fields.websiteHint, inputMode: 'url', autoComplete: 'url' },
    ...{ maxLength: 200, spellCheck: false, isOptional: true },
  },
  legalRepresentative: { label: fields.legalRepresentative, maxLength: 120, autoComplete: 'off' },
} as const satisfies Record<string, TextProps>;
export type TextName = keyof typeof TEXTS;

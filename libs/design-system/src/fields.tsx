export { CheckboxField, RadioField } from './choice-fields.tsx';
export { ComboBoxField } from './combo-box-loader.tsx';
export type { FieldProps } from './field.tsx';
export { PasswordField, SearchField } from './joined-fields.tsx';
export { NumberField } from './number-field.tsx';
export { type Option, SelectField } from './select-field.tsx';
export { TextAreaField, TextField } from './text-fields.tsx';

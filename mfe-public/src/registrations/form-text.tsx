import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import type { ComponentProps } from 'react';
import { type TextName, type TextProps, TEXTS } from './texts.ts';

/** Props of a group of fields. `T`: the values of the form that it edits. */
export interface FieldsProps<T> {
  values: T;
  change: (patch: Partial<T>) => void;
  /** Error message of a field, by id. */
  errorOf: (id: string) => string | undefined;
}

/** Keys of `T` with text values. */
type TextKey<T> = { [K in keyof T]: string extends T[K] ? K : never }[keyof T] & string;

/* The assertion is safe: `name` is a key with text. TypeScript widens computed keys. */
const bind = <T,>({ values, change, errorOf }: FieldsProps<T>, name: TextKey<T>) => ({
  id: name,
  name,
  value: String(values[name]),
  onChange: (text: string) => change({ [name]: text } as Partial<T>),
  error: errorOf(name),
});

interface FormTextProps<T> extends Partial<TextProps> {
  form: FieldsProps<T>;
  name: TextKey<T> & TextName;
}

/** Text field of a form; its id is its key, which the error summary links to. */
export function FormText<T>({ form, name, ...rest }: FormTextProps<T>) {
  return <TextField {...TEXTS[name]} {...rest} {...bind(form, name)} />;
}

interface FormTextAreaProps<T>
  extends Omit<ComponentProps<typeof TextAreaField>, 'id' | 'name' | 'value' | 'onChange' | 'error'> {
  form: FieldsProps<T>;
  name: TextKey<T>;
}

/** Multi-line text field of a form. */
export function FormTextArea<T>({ form, name, ...rest }: FormTextAreaProps<T>) {
  return <TextAreaField {...rest} {...bind(form, name)} />;
}

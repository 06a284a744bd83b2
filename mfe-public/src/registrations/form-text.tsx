import { TextAreaField, TextField } from '@psp/design-system/fields';
import type { ComponentProps } from 'react';
import type { FieldsProps } from './fields-props.ts';

/** The keys of a form that hold text. */
type TextKey<T> = { [K in keyof T]: string extends T[K] ? K : never }[keyof T] & string;

interface Bound<T> {
  form: FieldsProps<T>;
  name: TextKey<T>;
}
type Rest<P> = Omit<P, 'id' | 'name' | 'value' | 'onChange' | 'error'>;

/* The key holds text, so a text may stand there; the compiler does not follow a computed key that far. */
const bind = <T,>({ values, change, errorOf }: FieldsProps<T>, name: TextKey<T>) => ({
  id: name,
  name,
  value: String(values[name]),
  onChange: (text: string) => change({ [name]: text } as Partial<T>),
  error: errorOf(name),
});

/** A line of text of a form; its id is its key, which the summary links to. */
export function FormText<T>({ form, name, ...rest }: Bound<T> & Rest<ComponentProps<typeof TextField>>) {
  return <TextField {...rest} {...bind(form, name)} />;
}

/** The same for a longer text. */
export function FormTextArea<T>({ form, name, ...rest }: Bound<T> & Rest<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...rest} {...bind(form, name)} />;
}

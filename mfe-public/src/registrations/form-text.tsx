import { TextAreaField, TextField } from '@psp/design-system/fields';
import type { ComponentProps } from 'react';
import type { FieldsProps } from './fields-props.ts';
import { type TextName, type TextProps, TEXTS } from './texts.ts';

/** The keys of a form that hold text. */
type TextKey<T> = { [K in keyof T]: string extends T[K] ? K : never }[keyof T] & string;

/* The key holds text, so a text may stand there; the compiler does not follow a computed key that far. */
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

/** A line of text of a form; its id is its key, which the summary links to. */
export function FormText<T>({ form, name, ...rest }: FormTextProps<T>) {
  return <TextField {...TEXTS[name]} {...rest} {...bind(form, name)} />;
}

interface FormTextAreaProps<T>
  extends Omit<ComponentProps<typeof TextAreaField>, 'id' | 'name' | 'value' | 'onChange' | 'error'> {
  form: FieldsProps<T>;
  name: TextKey<T>;
}

/** The same for a longer text. */
export function FormTextArea<T>({ form, name, ...rest }: FormTextAreaProps<T>) {
  return <TextAreaField {...rest} {...bind(form, name)} />;
}

import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

interface BoundField<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface BoundProps<Text extends FieldValues, Name extends FieldPath<Text>> {
  name: Name;
  control: Control<Text>;
  /** Prefix of the field's id, needed when another form of the page has a field of this name. */
  form?: string;
  children: (field: BoundField<FieldPathValue<Text, Name>>) => ReactNode;
}

/** Connects a field of a react-hook-form form to a component of the design system. Its id is `<form>-<name>`, or the name alone. */
export function Bound<Text extends FieldValues, Name extends FieldPath<Text>>(props: BoundProps<Text, Name>) {
  const { name, control, form, children } = props;
  const id = form ? `${form}-${name}` : name;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <>{children({ id, name, value, onChange, onBlur, error: error?.message })}</>
      )}
    />
  );
}

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
  /** Where another form of the page has a field of this name: what its ids begin with. */
  form?: string;
  children: (field: BoundField<FieldPathValue<Text, Name>>) => ReactNode;
}

/** Gives one field of a form of react-hook-form to a component of the design system; its id is the field's name, after that of the form. */
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

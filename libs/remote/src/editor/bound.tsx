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
  children: (field: BoundField<FieldPathValue<Text, Name>>) => ReactNode;
}

/** Gives one field of a form of react-hook-form to a component of the design system; its id is the field's name. */
export function Bound<Text extends FieldValues, Name extends FieldPath<Text>>(props: BoundProps<Text, Name>) {
  const { name, control, children } = props;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <>{children({ id: name, name, value, onChange, onBlur, error: error?.message })}</>
      )}
    />
  );
}

import type { RequestContent } from '@psp/contracts/service-requests';
import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';

interface BoundField<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface BoundProps<Name extends keyof RequestContent> {
  name: Name;
  control: Control<RequestContent>;
  children: (field: BoundField<RequestContent[Name]>) => ReactNode;
}

/** Gives one field of the request's form to a component of the design system; its id is the field's name. */
export function Bound<Name extends keyof RequestContent>({ name, control, children }: BoundProps<Name>) {
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

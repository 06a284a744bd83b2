import { type Problem, Problems } from '@psp/remote/act/problems';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: 20px;
  max-width: 520px;
  > button, > a[data-button] { justify-self: start; }
`;

interface FormProps {
  errors: readonly Problem[];
  onSubmit: () => void;
  children: ReactNode;
  'aria-label'?: string;
}

/** A form that the portal checks itself, with its errors above the fields. */
export function Form({ errors, onSubmit, children, ...rest }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Fields noValidate onSubmit={submit} {...rest}>
      <Problems errors={errors} />
      {children}
    </Fields>
  );
}

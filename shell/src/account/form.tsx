import { ErrorSummary } from '@psp/design-system/error-summary';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { FormError } from './use-submit.ts';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: 20px;
  max-width: 520px;
  > button, > a[data-button] { justify-self: start; }
`;

interface FormProps {
  errors: FormError[];
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
      {errors.length > 0 ? <ErrorSummary title={strings.problem} errors={errors} /> : null}
      {children}
    </Fields>
  );
}

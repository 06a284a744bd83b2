import { type Problem, Problems } from '@psp/remote/act/problems';
import { useScripts } from '@psp/remote/use-scripts';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: 20px;
  min-width: 0;
  max-width: 520px;
  margin: 0;
  padding: 0;
  border: 0;
  > button, > a[data-button] { justify-self: start; }
`;

interface FormProps {
  errors: readonly Problem[];
  onSubmit: () => void;
  children: ReactNode;
  'aria-label'?: string;
}

/** A form that the portal checks itself, with its errors above the fields. Where the server drew it, it waits for the scripts. */
export function Form({ errors, onSubmit, children, ...rest }: FormProps) {
  const isAlive = useScripts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate method="post" onSubmit={submit} {...rest}>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Fields disabled={!isAlive}>
        <Problems errors={errors} />
        {children}
      </Fields>
    </form>
  );
}

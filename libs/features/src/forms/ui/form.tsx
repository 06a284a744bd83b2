import { bareFieldset } from '@psp/design-system/fieldset';
import { type Problem, Problems } from '@psp/remote/act/problems';
import { useScripts } from '@psp/remote/use-scripts';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Fields = styled.fieldset`
  ${bareFieldset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: 20px;
  max-width: 520px;
  > button, > a[data-button] { justify-self: start; }
`;

interface FormProps {
  of: { problems: readonly Problem[]; tries: number; submit: () => void };
  /** Told where scripts never run, in place of the general words. */
  noScript?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A form that the portal checks itself, with its errors above the fields. Where the server drew it, it waits for the scripts. */
export function Form({ of: { problems, tries, submit }, noScript = strings.noScript, children, ...rest }: FormProps) {
  const isAlive = useScripts();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit} {...rest}>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <Fields disabled={!isAlive}>
        <Problems key={tries} errors={problems} />
        {children}
      </Fields>
    </form>
  );
}

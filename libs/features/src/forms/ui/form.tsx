import { bareFieldset } from '@psp/design-system/fieldset';
import { type Space, Stack } from '@psp/design-system/page';
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

interface SubmittedForm {
  problems: readonly Problem[];
  tries: number;
  submit: () => void;
}

const onSubmitOf = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};

interface FormProps {
  of: SubmittedForm;
  /** Heading of the errors. */
  problem?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Form without native validation, with its errors above the fields. A server-rendered form is disabled until hydration. */
export function Form({ of: { problems, tries, submit }, problem, children, ...rest }: FormProps) {
  const isAlive = useScripts();
  return (
    <form noValidate method="post" onSubmit={onSubmitOf(submit)} {...rest}>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Fields disabled={!isAlive}>
        <Problems key={tries} title={problem} errors={problems} />
        {children}
      </Fields>
    </form>
  );
}

interface StackFormProps {
  of: SubmittedForm;
  gap?: Space;
  /** Heading of the errors. */
  problem?: string;
  children: ReactNode;
}

/** Form like `Form`, for a part of a card or page that is not rendered on the server. */
export function StackForm({ of: { problems, tries, submit }, gap = 12, problem, children }: StackFormProps) {
  return (
    <form noValidate onSubmit={onSubmitOf(submit)}>
      <Stack gap={gap}>
        <Problems key={tries} title={problem} errors={problems} />
        {children}
      </Stack>
    </form>
  );
}

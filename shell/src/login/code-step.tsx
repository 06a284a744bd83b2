import { Button } from '@psp/design-system/button';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { usePageTitle } from '@psp/remote/screen';
import { type ReactNode, useState } from 'react';
import { CodeField, codeForm, CodeKindButton } from '../account/code-field.tsx';
import { strings, type SignInWords } from './strings.ts';
import { messageOf, titleOf } from './password-step.tsx';
import type { SignIn } from './use-sign-in.ts';

interface CodeStepProps {
  title: string;
  words: SignInWords;
  send: SignIn['sendCode'];
  /** True where a recovery code serves as well. */
  allowsRecovery: boolean;
  /** Stands above the field. */
  children?: ReactNode;
}

/** The second step of a sign-in: one code. A wrong one is told and can be typed again. */
export function CodeStep({ allowsRecovery, children, ...props }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {children}
      <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      {allowsRecovery ? (
        <div>
          <CodeKindButton isRecovery={isRecovery} onPress={() => setRecovery(!isRecovery)} />
        </div>
      ) : null}
    </>
  );
}

type CodeFormProps = Omit<CodeStepProps, 'allowsRecovery' | 'children'> & { isRecovery: boolean };

function CodeForm({ title, words, send, isRecovery }: CodeFormProps) {
  const form = useActForm({
    ...codeForm(isRecovery),
    send: ({ code }) => send(code),
    explain: (error) => [['code', messageOf(error, words)]],
  });
  usePageTitle(title, { hasErrors: form.problems.length > 0 });
  return (
    <Form of={form} problem={titleOf(form.error)}>
      <CodeField {...form.field('code')} isRecovery={isRecovery} />
      <Button type="submit" isPending={form.isPending} pendingLabel={strings.checking}>
        {strings.check}
      </Button>
    </Form>
  );
}

import { Button } from '@psp/design-system/button';
import { usePageTitle } from '@psp/remote/screen';
import { type ReactNode, useState } from 'react';
import { bareCode, CodeField, CodeKindButton, codeProblem } from '../account/code-field.tsx';
import { Form } from '@psp/features/accounts/ui/form';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import { strings, type SignInWords } from './strings.ts';
import { formRefusal } from './password-step.tsx';
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
export function CodeStep({ title, words, send, allowsRecovery, children }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const form = useSubmit({
    check: () => {
      const message = codeProblem(code, isRecovery);
      return message ? [{ id: 'code', message }] : [];
    },
    send: () => send(bareCode(code)),
    explain: (error) => formRefusal(error, words.unexpected.message).map(({ message }) => ({ id: 'code', message })),
  });
  const switchKind = () => {
    setRecovery(!isRecovery);
    setCode('');
    form.reset();
  };
  usePageTitle(title, { hasErrors: form.errors.length > 0 });
  return (
    <>
      {children}
      <Form errors={form.errors} onSubmit={form.submit}>
        <CodeField {...form.fieldOf('code')} value={code} onChange={setCode} isRecovery={isRecovery} />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.checking}>
          {strings.check}
        </Button>
      </Form>
      {allowsRecovery ? (
        <div>
          <CodeKindButton isRecovery={isRecovery} onPress={switchKind} />
        </div>
      ) : null}
    </>
  );
}

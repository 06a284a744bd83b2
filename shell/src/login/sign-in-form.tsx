import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { PageHeader } from '@psp/design-system/page';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { usePageTitle } from '@psp/remote/screen';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CodeField, CodeKindButton, codeForm } from '../account/code-field.tsx';
import { AuthenticatorSetup, RecoveryCodes } from './enrolment.ts';
import { messageOf, PasswordStep, titleOf } from './password-step.tsx';
import { type SignInWords, strings } from './strings.ts';
import { type SignIn, type SignInStep, useSignIn, type NoAccess as Why } from './use-sign-in.ts';

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/* Aligns the arrow, instead of the button's invisible edge, with the title. */
const Back = styled.div`
  margin: -8px 0 -12px -12px;
`;

export function BackButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Back>
      <Button variant="quiet" size="small" icon={<ArrowLeft size={18} aria-hidden />} onPress={onPress}>
        {label}
      </Button>
    </Back>
  );
}

interface SignInFormProps {
  screen: 'member' | 'admin';
  words: SignInWords;
  /** Content above the title of the first step. */
  top?: ReactNode;
}

/** The steps of signing in: password, and code when one is required. */
export function SignInForm({ screen, words, top }: SignInFormProps) {
  const signIn = useSignIn(screen, words);
  const container = useStepFocus(signIn.step);
  return (
    <Steps ref={container}>
      <Step signIn={signIn} words={words} top={top} canRegister={screen === 'member'} />
    </Steps>
  );
}

type StepProps = Pick<SignInFormProps, 'words' | 'top'> & { signIn: SignIn; canRegister: boolean };

const Ways = styled.ul`
  display: grid;
  gap: 16px;
  a { display: inline-block; min-height: 24px; }
`;

const WAYS = [
  { href: '/register?tip=acces', label: strings.join, text: strings.joinText },
  { href: '/register', label: strings.apply, text: strings.applyText },
  { href: '/support', label: strings.support, text: strings.supportText },
];

/** Replaces the form for a user who has signed in but belongs to no organisation. */
function NoAccess({ why, restart }: { why: Why; restart: () => void }) {
  const { title, text } = strings.noPlace[why];
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={text} />
      <Ways role="list">
        {WAYS.map(({ href, label, text: about }) => (
          <li key={href}>
            <Link href={href} isStrong>
              {label}
            </Link>
            <Under>{about}</Under>
          </li>
        ))}
      </Ways>
      <Button variant="secondary" onPress={restart}>
        {strings.otherAccount}
      </Button>
    </>
  );
}

interface CodeStepProps {
  title: string;
  words: SignInWords;
  send: SignIn['sendCode'];
  /** True when a recovery code is accepted, too. */
  allowsRecovery: boolean;
  /** Content above the field. */
  children?: ReactNode;
}

/** The second step of signing in: one code, which can be retyped after an error. */
function CodeStep({ allowsRecovery, children, ...props }: CodeStepProps) {
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

function Step({ signIn, words, top, canRegister }: StepProps) {
  const { step, sendCode, sendPassword, restart } = signIn;
  const title = titles[step.name] ?? words.title;
  if (step.name === 'password') {
    return (
      <>
        {top}
        <PageHeader title={title} />
        <PasswordStep words={words} send={sendPassword} refusal={step.refusal} canRegister={canRegister} />
      </>
    );
  }
  if (step.name === 'no-access') return <NoAccess why={step.why} restart={restart} />;
  if (step.name === 'resuming') return <Resuming title={title} />;
  if (step.name === 'recovery-codes') return <LastStep title={title} codes={step.codes} onSaved={step.leave} />;
  return (
    <>
      <BackButton label={strings.backToPassword} onPress={restart} />
      <PageHeader title={title} lead={step.name === 'enrol' ? strings.enrolLead : undefined} />
      <CodeStep title={title} words={words} send={sendCode} allowsRecovery={step.name === 'code'}>
        <Suspense>{step.name === 'enrol' ? <AuthenticatorSetup {...step.challenge} /> : null}</Suspense>
      </CodeStep>
    </>
  );
}

const titles: Partial<Record<SignInStep['name'], string>> = {
  code: strings.codeTitle,
  enrol: strings.enrolTitle,
  'recovery-codes': strings.codesTitle,
};

function Resuming({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <p role="status">{strings.checking}</p>
    </>
  );
}

function LastStep({ title, codes, onSaved }: { title: string; codes: string[]; onSaved: () => void }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Suspense>
        <RecoveryCodes codes={codes} onSaved={onSaved} />
      </Suspense>
    </>
  );
}

/* The steps share one path, so the frame does not move focus between them. A refusal is focused by the form. */
function useStepFocus(step: SignInStep) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current === step.name) return;
    shown.current = step.name;
    if (step.name === 'password' && step.refusal) return;
    container.current?.querySelector('h1')?.focus();
  }, [step]);
  return container;
}

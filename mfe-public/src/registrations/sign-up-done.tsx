import { type ButtonStyleProps, buttonStyle } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { PageHeader } from '@psp/design-system/page';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FlowKind } from './flow.ts';
import { Buttons, Sheet } from './form-layout.tsx';
import { done, sending } from './strings.ts';

const LEAVE_AFTER_MS = 2000;

/* The design system's button link cannot carry navigation state. */
const SignInLink = styled(Link)<ButtonStyleProps>`${buttonStyle}`;

/** Confirmation of a sign-up; opens the sign-in page after two seconds. */
export function SignUpDone({ kind, email }: { kind: FlowKind; email: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(done.title);
  const state: LoginState = { notice: done.sentTo(email), email, mayResend: true };
  const leave = useEffectEvent(() => void navigate('/login', { state }));
  useEffect(() => {
    // The form was longer, so the header would cover the title.
    window.scrollTo({ top: 0 });
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => leave(), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Sheet ref={place}>
      <PageHeader title={done.title} />
      <Notice tone="success" title={sending.success}>
        <p>{done.sentTo(email)}</p>
      </Notice>
      <p>{done.next[kind]}</p>
      <p>{done.redirect}</p>
      <Buttons>
        <SignInLink to="/login" state={state} $variant="primary" $size="medium" data-button="">
          {done.signIn}
        </SignInLink>
        <Link to="/confirmare">{done.resend}</Link>
      </Buttons>
    </Sheet>
  );
}

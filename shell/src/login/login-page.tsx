import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountChoice } from './account-choice.tsx';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { LoginNotice } from './login-notice.tsx';
import { firmaWords, strings, uatWords } from './strings.ts';
import { BackButton, SignInForm } from './sign-in-form.tsx';

/** Sign-in of members and partners: the type of account first (it stands in the address), then the form. */
export function LoginPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const kind = search.get('tip');
  const words = kind === 'uat' ? uatWords : kind === 'firma' ? firmaWords : null;
  const box = useStepFocus(kind);
  const back = () => {
    const next = new URLSearchParams(search);
    next.delete('tip');
    void navigate(`?${next}`, { state });
  };
  if (!words) {
    return (
      <LoginBox ref={box}>
        <LoginNotice />
        <AccountChoice />
      </LoginBox>
    );
  }
  const top = (
    <>
      <BackButton label={strings.back} onPress={back} />
      <LoginNotice />
    </>
  );
  return (
    <LoginBox ref={box}>
      <SignInForm key={kind} screen="member" words={words} top={top} />
    </LoginBox>
  );
}

/* The two steps share one path, so the change between them moves focus here and not in the frame. */
function useStepFocus(kind: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    box.current?.querySelector('h1')?.focus();
  }, [kind]);
  return box;
}

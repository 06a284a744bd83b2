import { Button } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccountChoice } from './account-choice.tsx';
import { LoginBox } from './login-box.tsx';
import { firmaWords, messages, uatWords } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/* Puts the arrow, not the invisible edge of the button, under the title. */
const Back = styled.div`
  margin: -8px 0 -12px -12px;
`;

/** Sign-in of members and partners: the type of account first (it stands in the address), then the form. */
export function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('tip');
  const words = kind === 'uat' ? uatWords : kind === 'firma' ? firmaWords : null;
  const box = useStepFocus(kind);
  const back = () => {
    const next = new URLSearchParams(search);
    next.delete('tip');
    setSearch(next);
  };
  return (
    <LoginBox ref={box}>
      {words ? (
        <>
          <Back>
            <Button variant="quiet" size="small" icon={<ArrowLeft size={18} aria-hidden />} onPress={back}>
              {messages.back}
            </Button>
          </Back>
          <PageHeader title={words.title} />
          <SignInForm key={kind} screen="member" words={words} />
        </>
      ) : (
        <AccountChoice />
      )}
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

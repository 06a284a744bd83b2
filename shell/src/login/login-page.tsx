import { Link as TextLink } from '@psp/design-system/link';
import { PageHeader } from '@psp/design-system/page';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { usePageTitle } from '@psp/remote/screen';
import Building2 from 'lucide-react/icons/building-complex';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Landmark from 'lucide-react/icons/landmark';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoginNotice } from './login-notice.tsx';
import { BackButton, SignInForm } from './sign-in-form.tsx';
import { firmaWords, strings, uatWords } from './strings.ts';

const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Choice = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  padding: 16px;
  border: 1px solid var(--control);
  border-radius: 8px;
  color: var(--ink);
  text-decoration: none;
  > svg:first-child { padding: 10px; border-radius: 8px; background: var(--blue-100); color: var(--blue-700); }
  > svg:last-child { color: var(--blue-600); }
  strong { display: block; color: var(--blue-700); font-weight: 650; }
  &:hover { border-color: var(--blue-600); background: var(--blue-50); color: var(--ink); }
  span { font-size: 1rem; line-height: 1.4; }
`;

/** First step of signing in: the kind of account. It only selects the texts; the stored kind decides. */
function AccountChoice() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  usePageTitle(strings.choiceTitle);
  const to = (kind: string) => `?${new URLSearchParams({ ...Object.fromEntries(search), tip: kind })}`;
  return (
    <>
      <PageHeader title={strings.choiceTitle} lead={strings.choiceLead} />
      <Choices>
        <li>
          <Choice to={to('uat')} state={state}>
            <Landmark size={44} aria-hidden />
            <span>
              <strong>{strings.uat}</strong> {strings.uatText}
            </span>
            <ChevronRight size={20} aria-hidden />
          </Choice>
        </li>
        <li>
          <Choice to={to('firma')} state={state}>
            <Building2 size={44} aria-hidden />
            <span>
              <strong>{strings.firma}</strong> {strings.firmaText}
            </span>
            <ChevronRight size={20} aria-hidden />
          </Choice>
        </li>
      </Choices>
      <p>
        {strings.noAccount} <TextLink href="/register">{strings.register}</TextLink>
      </p>
    </>
  );
}

/** Sign-in page of members and partners: first the kind of account (`?tip=`), then the form. */
export function LoginPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const kind = search.get('tip');
  const words = kind === 'uat' ? uatWords : kind === 'firma' ? firmaWords : null;
  const container = useStepFocus(kind);
  const back = () => {
    const next = new URLSearchParams(search);
    next.delete('tip');
    void navigate(`?${next}`, { state });
  };
  if (!words) {
    return (
      <LoginBox ref={container}>
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
    <LoginBox ref={container}>
      <SignInForm key={kind} screen="member" words={words} top={top} />
    </LoginBox>
  );
}

/* The steps share one path, so the frame does not move focus between them. */
function useStepFocus(kind: string | null) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    container.current?.querySelector('h1')?.focus();
  }, [kind]);
  return container;
}

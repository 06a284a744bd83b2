import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { usePageTitle } from '@psp/remote/screen';
import Building2 from 'lucide-react/icons/building-complex';
import Check from 'lucide-react/icons/check';
import Landmark from 'lucide-react/icons/landmark';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CheckStep } from './check-step.tsx';
import { loadRules } from './lazy-rules.ts';
import { strings } from './strings.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Choice = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  > svg { box-sizing: content-box; padding: 10px; border-radius: 8px; background: var(--blue-100); color: var(--blue-700); }
  > ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  > ul > li { display: flex; gap: 10px; line-height: 1.4; }
  > ul svg { margin-top: 0.1em; color: var(--fir-700); }
  > small { color: var(--ink-muted); font-size: 1rem; }
  > div { display: grid; gap: 4px; }
  > :last-child { margin-top: auto; }
  ${media.narrow} { padding: 20px 16px; }
`;

const OtherLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  a { display: inline-block; min-height: 24px; }
`;

/* Imported on demand, so that the choice of kind loads no form. */
const forms = {
  uat: async () => (await import('./uat-sign-up.tsx')).UatSignUp,
  firma: async () => (await import('./firma-sign-up.tsx')).FirmaSignUp,
  acces: async () => (await import('./access-sign-up.tsx')).AccessSignUp,
} as const;

function tipIn(search: URLSearchParams): keyof typeof forms | null {
  const tip = search.get('tip');
  return tip === 'uat' || tip === 'firma' || tip === 'acces' ? tip : null;
}

export interface SignUpForm {
  SignUp: ComponentType | null;
  /** Null until the second step. */
  CheckStep: typeof CheckStep | null;
}

/** Loads the form given by `?tip=`, if any. */
export async function formLoader({ request }: LoaderFunctionArgs): Promise<SignUpForm> {
  const search = new URL(request.url).searchParams;
  const tip = tipIn(search);
  // Opening a later step requires validating the previous ones.
  const needsRules = tip !== null && search.has('pas');
  if (needsRules) await loadRules();
  return {
    SignUp: tip ? await forms[tip]() : null,
    CheckStep: needsRules ? (await import('./check-step.tsx')).CheckStep : null,
  };
}

/** Sign-up page: the choice of kind, then the form of `?tip=`. */
export function RegisterPage() {
  const { SignUp } = useLoaderData<SignUpForm>();
  const [search] = useSearchParams();
  const tip = tipIn(search);
  const place = useKindFocus(tip);
  return (
    <div ref={place}>
      <Page width={SignUp ? 'narrow' : 'normal'} isCentred>
        {SignUp ? <SignUp key={tip} /> : <KindChoice />}
      </Page>
    </div>
  );
}

/* The kinds share one path, so the shell does not move focus between them. */
function useKindFocus(tip: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(tip);
  useEffect(() => {
    if (shown.current === tip) return;
    shown.current = tip;
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [tip]);
  return place;
}

/** First step of signing up: the kind of organisation, with its benefits. */
function KindChoice() {
  usePageTitle(strings.title);
  return (
    <>
      <PageHeader title={strings.title} lead={strings.choiceLead} />
      <Choices>
        <Option
          icon={<Landmark size={28} aria-hidden />}
          title={strings.uat}
          text={strings.uatText}
          benefits={strings.uatBenefits}
          note={strings.uatNote}
          href="/register?tip=uat"
          start={strings.uatStart}
        />
        <Option
          icon={<Building2 size={28} aria-hidden />}
          title={strings.firma}
          text={strings.firmaText}
          benefits={strings.firmaBenefits}
          note={strings.firmaNote}
          href="/register?tip=firma"
          start={strings.firmaStart}
        />
      </Choices>
      <OtherLinks>
        <span>
          {strings.hasAccount} <Link to="/login">{strings.signIn}</Link>
        </span>
        <Link to="/register?tip=acces">{strings.askAccess}</Link>
        <Link to="/">{strings.home}</Link>
      </OtherLinks>
    </>
  );
}

interface OptionProps {
  icon: ReactNode;
  title: string;
  text: string;
  benefits: readonly string[];
  note: string;
  href: string;
  start: string;
}

function Option({ icon, title, text, benefits, note, href, start }: OptionProps) {
  return (
    <Choice>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={20} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <small>{note}</small>
      <ButtonLink href={href}>{start}</ButtonLink>
    </Choice>
  );
}

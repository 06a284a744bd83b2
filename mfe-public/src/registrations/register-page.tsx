import { Page } from '@psp/design-system/page';
import { type ComponentType, useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import type { CheckStep } from './check-step.tsx';
import { loadRules } from './judge.ts';
import { KindChoice } from './kind-choice.tsx';

/* Who only chooses is not sent the forms. */
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
  /** Behind a step. */
  CheckStep: typeof CheckStep | null;
}

/** Fetches the form that the address asks for, if any. */
export async function formLoader({ request }: LoaderFunctionArgs): Promise<SignUpForm> {
  const search = new URL(request.url).searchParams;
  const tip = tipIn(search);
  // A later step is opened only behind steps that are right.
  const isBegun = tip !== null && search.has('pas');
  if (isBegun) await loadRules();
  return {
    SignUp: tip ? await forms[tip]() : null,
    CheckStep: isBegun ? (await import('./check-step.tsx')).CheckStep : null,
  };
}

/** Registration: whom the person represents (`tip` in the address), then the form of that kind in steps. */
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

/* All of it stands under one path, so the change of kind moves focus here and not in the frame. */
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

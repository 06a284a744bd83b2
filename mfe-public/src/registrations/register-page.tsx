import { Page } from '@psp/design-system/page';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccessSignUp } from './access-sign-up.tsx';
import { FirmaSignUp } from './firma-sign-up.tsx';
import { KindChoice } from './kind-choice.tsx';
import { UatSignUp } from './uat-sign-up.tsx';

const forms = { uat: UatSignUp, firma: FirmaSignUp, acces: AccessSignUp } as const;

const isTip = (tip: string | null): tip is keyof typeof forms => tip !== null && Object.hasOwn(forms, tip);

/** Registration: whom the person represents (`tip` in the address), then the form of that kind in steps. */
export function RegisterPage() {
  const [search] = useSearchParams();
  const asked = search.get('tip');
  const tip = isTip(asked) ? asked : null;
  const place = useKindFocus(tip);
  const SignUp = tip ? forms[tip] : null;
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

import type { AcceptInvitation } from '@psp/contracts/invitations';
import { CheckboxField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import type { useSubmit } from '@psp/features/accounts/ui/use-submit';
import type { Problem } from '@psp/remote/act/problems';
import { strings } from './strings.ts';

type Agreed = Pick<NonNullable<AcceptInvitation['account']>, 'acceptsTerms' | 'acceptsProcessing'>;
type Values = Record<keyof Agreed, boolean>;

export const NO_CONSENT: Values = { acceptsTerms: false, acceptsProcessing: false };

/** Both consents as the contract wants them; null while one is missing. */
export const agreedIn = ({ acceptsTerms, acceptsProcessing }: Values): Agreed | null =>
  acceptsTerms && acceptsProcessing ? { acceptsTerms, acceptsProcessing } : null;

/** What is missing, at its field. */
export const consentProblems = ({ acceptsTerms, acceptsProcessing }: Values): Problem[] => [
  ...(acceptsTerms ? [] : [{ id: 'terms', message: strings.termsNeeded }]),
  ...(acceptsProcessing ? [] : [{ id: 'processing', message: strings.processingNeeded }]),
];

interface ConsentsProps {
  values: Values;
  change: (patch: Partial<Values>) => void;
  fieldOf: ReturnType<typeof useSubmit>['fieldOf'];
}

/** The two consents without which no account is made. */
export function Consents({ values, change, fieldOf }: ConsentsProps) {
  return (
    <>
      <CheckboxField
        {...fieldOf('terms')}
        label={<Consent text={strings.terms} link={strings.termsLink} href="/legal/termeni" />}
        value={values.acceptsTerms}
        onChange={(acceptsTerms) => change({ acceptsTerms })}
      />
      <CheckboxField
        {...fieldOf('processing')}
        label={<Consent text={strings.processing} link={strings.processingLink} href="/legal/confidentialitate" />}
        value={values.acceptsProcessing}
        onChange={(acceptsProcessing) => change({ acceptsProcessing })}
      />
    </>
  );
}

function Consent({ text, link, href }: { text: string; link: string; href: string }) {
  return (
    <>
      {text}{' '}
      <Link href={href} target="_blank" rel="noopener">
        {link} {strings.opensNewTab}
      </Link>
    </>
  );
}

import { CheckboxField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';

/** The two consents without which no account is made. */
export interface ConsentValues {
  acceptsTerms: boolean;
  acceptsProcessing: boolean;
}

export const NO_CONSENT: ConsentValues = { acceptsTerms: false, acceptsProcessing: false };

interface ConsentsProps {
  words: Record<'terms' | 'termsLink' | 'processing' | 'processingLink' | 'newTab', string>;
  values: ConsentValues;
  change: (patch: Partial<ConsentValues>) => void;
  fieldOf: (id: keyof ConsentValues) => { error: string | undefined; isDisabled?: boolean };
}

/** What a person agrees to; the documents open beside the form, so that nothing is lost. */
export function Consents({ words, values, change, fieldOf }: ConsentsProps) {
  const consent = (id: keyof ConsentValues, text: string, link: string, href: string) => (
    <CheckboxField
      {...fieldOf(id)}
      id={id}
      name={id}
      label={
        <>
          {text}{' '}
          <Link href={href} target="_blank" rel="noopener">
            {link} {words.newTab}
          </Link>
        </>
      }
      value={values[id]}
      onChange={(value) => change({ [id]: value })}
    />
  );
  return (
    <>
      {consent('acceptsTerms', words.terms, words.termsLink, '/legal/termeni')}
      {consent('acceptsProcessing', words.processing, words.processingLink, '/legal/confidentialitate')}
    </>
  );
}

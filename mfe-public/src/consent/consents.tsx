import { OwnText } from '@psp/design-system/own-text';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Link } from '@psp/design-system/link';
import type { FormField } from '@psp/features/forms/ui/use-fields';

/** Initial values of the two consents that an account requires. */
export const NO_CONSENT = { acceptsTerms: false, acceptsProcessing: false };

interface ConsentsProps {
  words: Record<'terms' | 'termsLink' | 'processing' | 'processingLink' | 'newTab', string>;
  of: { field: (name: keyof typeof NO_CONSENT) => FormField<boolean> };
}

/** Checkboxes for the consents; the documents open in a new tab, so that the form is kept. */
export function Consents({ words, of: { field } }: ConsentsProps) {
  const consent = (name: keyof typeof NO_CONSENT, text: string, link: string, href: string) => (
    <CheckboxField
      {...field(name)}
      label={
        <>
          <OwnText>{`${text} `}</OwnText>
          <Link href={href} target="_blank" rel="noopener">
            {link} {words.newTab}
          </Link>
        </>
      }
    />
  );
  return (
    <>
      {consent('acceptsTerms', words.terms, words.termsLink, '/legal/termeni')}
      {consent('acceptsProcessing', words.processing, words.processingLink, '/legal/confidentialitate')}
    </>
  );
}

import type { ConsentDocument } from '@psp/contracts/legal-documents';
import { OwnText } from '@psp/design-system/own-text';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Link } from '@psp/design-system/link';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import type { ConsentWords } from './version.ts';

/** Initial values of the two consents that an account requires. */
export const NO_CONSENT = { acceptsTerms: false, acceptsProcessing: false };

interface ConsentsProps {
  words: ConsentWords;
  /** Says that a link opens in a new tab. */
  newTab: string;
  of: { field: (name: keyof typeof NO_CONSENT) => FormField<boolean> };
}

/** Checkboxes for the consents; the documents open in a new tab, so that the form is kept. */
export function Consents({ words, newTab, of: { field } }: ConsentsProps) {
  const consent = (name: keyof typeof NO_CONSENT, document: ConsentDocument, href: string) => {
    const { text, link } = words[document];
    return (
      <CheckboxField
        {...field(name)}
        {...(words.isPending ? { isDisabled: true } : {})}
        label={
          <>
            <OwnText>{`${text} `}</OwnText>
            <Link href={href} target="_blank" rel="noopener">
              {link} {newTab}
            </Link>
          </>
        }
      />
    );
  };
  return (
    <>
      {consent('acceptsTerms', 'terms', '/legal/termeni')}
      {consent('acceptsProcessing', 'data-processing', '/legal/confidentialitate')}
    </>
  );
}

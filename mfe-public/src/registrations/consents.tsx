import { CheckboxField } from '@psp/design-system/fields';
import { fields } from './field-strings.ts';

export interface ConsentValues {
  acceptsTerms: boolean;
  acceptsProcessing: boolean;
}

interface ConsentsProps {
  values: ConsentValues;
  change: (patch: Partial<ConsentValues>) => void;
  errorOf: (id: string) => string | undefined;
}

const Document = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children} {fields.newTab}
  </a>
);

/** What a person agrees to; the documents open beside the form, so that nothing is lost. */
export function Consents({ values, change, errorOf }: ConsentsProps) {
  return (
    <div>
      <CheckboxField
        id="acceptsTerms"
        name="acceptsTerms"
        label={
          <>
            {fields.terms} <Document href="/legal/termeni">{fields.termsLink}</Document>
          </>
        }
        value={values.acceptsTerms}
        onChange={(acceptsTerms) => change({ acceptsTerms })}
        error={errorOf('acceptsTerms')}
      />
      <CheckboxField
        id="acceptsProcessing"
        name="acceptsProcessing"
        label={
          <>
            {fields.processing} <Document href="/legal/confidentialitate">{fields.processingLink}</Document>
          </>
        }
        value={values.acceptsProcessing}
        onChange={(acceptsProcessing) => change({ acceptsProcessing })}
        error={errorOf('acceptsProcessing')}
      />
    </div>
  );
}

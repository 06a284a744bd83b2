import { AccessibilityForm } from '../support/accessibility-form.tsx';
import { LegalPage } from './legal-page.tsx';

/** /legal/accesibilitate: the accessibility statement and a form to report barriers. */
export const AccessibilityPage = () => (
  <LegalPage slug="accesibilitate">
    <AccessibilityForm />
  </LegalPage>
);

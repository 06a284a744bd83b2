import { AccessibilityForm } from '../support/accessibility-form.tsx';
import { LegalPage } from './legal-page.tsx';

/** /legal/accesibilitate: the declaration, and a form for what somebody could not use. */
export const AccessibilityPage = () => (
  <LegalPage slug="accesibilitate">
    <AccessibilityForm />
  </LegalPage>
);

import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { type Consent, consentTextOperations } from '@psp/contracts/consent-texts';
import type { ConsentText } from '@psp/contracts/legal-documents';
import { consentTextSetting } from '@psp/domain/joining/legal/consent-texts';
import { restoreSetting, saveSetting, viewSetting } from '@psp/domain/operating/settings/settings';
import type { Reading } from '../acts-on.ts';

interface Of {
  document: Consent;
  version: number;
}

const viewOf = ({ db, now }: Pick<Reading, 'db' | 'now'>, { document }: Pick<Of, 'document'>) =>
  viewSetting(db, consentTextSetting(document), now);

/** Words of consents. */
export const consentTextRoutes = (app: PortalApp): void =>
  implement(app, 'admin', consentTextOperations, {
    view: viewOf,
    save: acting({
      command: (write, { document, version, value }: Of & { value: ConsentText }) =>
        saveSetting(consentTextSetting(document))(write, { version, value }),
      answer: (write, _, of) => viewOf(write, of),
    }),
    restore: acting({
      command: (write, { document, ...versions }: Of & { of: number }) =>
        restoreSetting(consentTextSetting(document))(write, versions),
      answer: (write, _, of) => viewOf(write, of),
    }),
  });

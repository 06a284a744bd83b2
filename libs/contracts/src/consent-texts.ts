import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { requiredText } from './common.ts';
import { CONSENT_DOCUMENTS, type ConsentDocument } from './legal-documents.ts';
import { act, operations, read } from './operations.ts';
import { restoreSetting, saveSetting, settingView } from './settings.ts';

const TEXT_MAX = 300;
const LINK_MAX = 120;

/** Consents whose words the association sets: to documents at sign-up, and to mails of the newsletter. */
export const CONSENTS = [...CONSENT_DOCUMENTS, 'newsletter'] as const;
export type Consent = ConsentDocument | 'newsletter';

/** Words of a consent: a text, and the words of the link to its document. */
export const consentText = z.strictObject({
  text: requiredText(TEXT_MAX, 'Scrieți textul.'),
  link: requiredText(LINK_MAX, 'Scrieți cuvintele linkului.'),
});

/** Version of the text of each document's consent that a form has shown. */
export const consentTextVersions = z.strictObject({
  terms: z.int().min(0),
  'data-processing': z.int().min(0),
});
export type ConsentTextVersions = z.infer<typeof consentTextVersions>;

const shown = z.object({ version: z.int(), text: z.string(), link: z.string() });
/** The texts in force, as public forms show them. */
export const consentTexts = z.object({ terms: shown, 'data-processing': shown });

export const consentTextView = settingView(consentText);
const params = z.strictObject({ document: z.enum(CONSENTS) });
const one = { access: editors, params, view: consentTextView };

/** Texts of consents: read, saved, and brought back to an earlier version. */
export const consentTextOperations = operations(['admin'], {
  view: read('/settings/consent-texts/:document', { access: viewers, params, view: consentTextView }),
  save: act('setting.save', 'POST /settings/consent-texts/:document', { ...one, body: saveSetting(consentText) }),
  restore: act('setting.restore', 'POST /settings/consent-texts/:document/restore', { ...one, body: restoreSetting }),
});

import { z } from 'zod';
import { presenters } from './access.ts';
import { id } from './common.ts';
import { COMPANY_LISTS } from './company-names.ts';
import { act, operations } from './operations.ts';

/** Texts that several members of an organisation may edit at the same time. */
export const EDITED_PARTS = [
  'service-request',
  'exchange-project',
  ...(['profile', 'contact', 'location', 'statistics', 'gallery', 'attractions', 'projects'] as const),
  ...(['company', 'services', 'coverage', ...COMPANY_LISTS] as const),
] as const;
export type EditedPart = (typeof EDITED_PARTS)[number];

/** A text that a person has open; `id` of the request, project of the exchange, showcase, attraction, project, firm or item of its profile. */
export const editedText = z.strictObject({ part: z.enum(EDITED_PARTS), id });
export type EditedText = z.infer<typeof editedText>;

/** Names of colleagues who have the same text open now. */
export const alsoEditing = z.object({ names: z.array(z.string()) });
export type AlsoEditing = z.infer<typeof alsoEditing>;

/** Milliseconds between the signals of an open editor. */
export const EDITING_TOLD_MS = 20_000;

export const editingOperations = operations(['uat', 'firma'], {
  tell: act('editing.tell', 'POST /editing', { access: presenters, body: editedText, view: alsoEditing }),
  end: act('editing.end', 'POST /editing/end', { access: presenters, body: editedText }),
});

import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, version, versioned } from './common.ts';
import { act, operations, read } from './operations.ts';
import { domainSlug } from './taxonomies.ts';

/** Maximum number of shown texts of a domain. */
export const STARTING_TEXTS_MAX = 20;

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 20_000;

/** Title and description that a text puts into a request. */
export const startingTextContent = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Scrieți titlul.')
    .max(TITLE_MAX, `Titlul poate avea cel mult ${TITLE_MAX} de caractere.`),
  description: z
    .string()
    .trim()
    .min(1, 'Scrieți textul.')
    .max(DESCRIPTION_MAX, 'Textul poate avea cel mult 20.000 de caractere.'),
});
export type StartingTextContent = z.infer<typeof startingTextContent>;

export const createStartingText = startingTextContent.extend({ category: domainSlug });
export const saveStartingText = startingTextContent.extend({ version });
/** `number` of the version to restore. */
export const restoreStartingText = z.strictObject({ version, number: version });

const ids = z.array(id).max(STARTING_TEXTS_MAX * 2);
/** `seen`: the order that the person saw, to detect concurrent changes. */
export const orderStartingTexts = z.strictObject({ category: domainSlug, seen: ids, order: ids });

const saved = { savedAt: isoDateTime, savedBy: z.string().nullable() };

const editedItem = z.object({ id, version, category: domainSlug, title: z.string(), isShown: z.boolean(), ...saved });
export type EditedItem = z.infer<typeof editedItem>;

/** All texts, in the order shown to authorities. */
export const editedTexts = z.object({ items: z.array(editedItem) });
export type EditedTexts = z.infer<typeof editedTexts>;

/** A text with all its versions, newest first. */
export const editedText = editedItem.extend({
  description: z.string(),
  versions: z.array(z.object({ number: version, title: z.string(), description: z.string(), ...saved })),
});
export type EditedText = z.infer<typeof editedText>;

const changed = { access: editors, view: editedText };
export const startingTextOperations = operations(['admin'], {
  list: read('/starting-texts', { access: viewers, view: editedTexts }),
  view: read('/starting-texts/:id', { access: viewers, view: editedText }),
  create: act('starting-text.create', 'POST /starting-texts', { ...changed, body: createStartingText }),
  order: act('starting-text.order', 'POST /starting-texts/order', {
    access: editors,
    body: orderStartingTexts,
    view: editedTexts,
  }),
  edit: act('starting-text.edit', 'PUT /starting-texts/:id', { ...changed, body: saveStartingText }),
  restore: act('starting-text.restore', 'POST /starting-texts/:id/restore', { ...changed, body: restoreStartingText }),
  retire: act('starting-text.retire', 'POST /starting-texts/:id/retire', { ...changed, body: versioned }),
  show: act('starting-text.show', 'POST /starting-texts/:id/show', { ...changed, body: versioned }),
});

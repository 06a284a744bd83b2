import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, orEmpty, version, versioned } from './common.ts';
import { fileView } from './files.ts';
import { act, file, operations, read, upload } from './operations.ts';
import { webLink } from './web-link.ts';

export const MATERIALS_MAX = 50;
/** Who sees a material: everybody with a seat, or those who came. */
export const AUDIENCES = { registered: 'Cei înscriși', present: 'Cei care au fost prezenți' } as const;
export type Audience = keyof typeof AUDIENCES;

const title = z.string().trim().min(1, 'Scrieți titlul.').max(160, 'Titlul poate avea cel mult 160 de caractere.');
const audience = z.enum(Object.keys(AUDIENCES) as Audience[], { error: 'Alegeți cine vede materialul.' });
const link = webLink('Scrieți adresa întreagă, care începe cu https://.');
/** Either an uploaded file or a link. */
export const addMaterial = z
  .strictObject({ title, audience, fileId: orEmpty(id), url: orEmpty(link) })
  .refine(({ fileId, url }) => (fileId === null) !== (url === null), {
    ...{ path: ['fileId'], error: 'Alegeți un fișier sau scrieți o adresă.' },
  });
export type AddMaterial = z.infer<typeof addMaterial>;
export const editMaterial = z.strictObject({ version, title, audience });
export type EditMaterial = z.infer<typeof editMaterial>;
/** All materials of the event, in their new order. */
export const orderMaterials = z.strictObject({ ids: z.array(id).min(1).max(MATERIALS_MAX) });

export const eventMaterial = z.object({
  id,
  version,
  title: z.string(),
  audience: z.enum(Object.keys(AUDIENCES) as Audience[]),
  file: fileView.nullable(),
  /** Null for a file. */
  url: z.string().nullable(),
  addedAt: isoDateTime,
});
export type EventMaterial = z.infer<typeof eventMaterial>;
export const eventMaterials = z.object({ items: z.array(eventMaterial) });
export type EventMaterials = z.infer<typeof eventMaterials>;

/** Materials of an event that the reader has a right to. */
export const eventMaterialOperations = operations(['uat', 'firma'], {
  list: read('/events/:id/materials', { access: viewers, view: eventMaterials }),
  download: file('/events/:id/materials/:materialId/file', { access: viewers }),
});

const changed = { access: editors, on: 'event', view: eventMaterials } as const;
/** Materials of an event, as the association keeps them. */
export const materialEditingOperations = operations(['admin'], {
  list: read('/events/:id/materials', { access: viewers, view: eventMaterials }),
  download: file('/events/:id/materials/:materialId/file', { access: viewers }),
  // A file that is not added within a day is removed.
  upload: upload('event-material.upload', '/event-material-files', { access: editors, view: fileView }),
  add: act('event-material.add', 'POST /events/:id/materials', { ...changed, body: addMaterial }),
  edit: act('event-material.edit', 'PUT /events/:id/materials/:materialId', { ...changed, body: editMaterial }),
  remove: act('event-material.remove', 'POST /events/:id/materials/:materialId/remove', {
    ...{ ...changed, body: versioned },
  }),
  order: act('event-material.order', 'POST /events/:id/materials/order', { ...changed, body: orderMaterials }),
});

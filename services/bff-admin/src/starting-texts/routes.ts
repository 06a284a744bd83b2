import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import {
  createStartingText,
  editedText,
  editedTexts,
  orderStartingTexts,
  restoreStartingText,
  saveStartingText,
} from '@psp/contracts/starting-text-editing';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import {
  createText,
  editText,
  orderTexts,
  restoreText,
  retireText,
  showText,
} from '@psp/domain/sourcing/starting-texts/edit-texts';
import { listTexts, readText } from '@psp/domain/sourcing/starting-texts/editing-queries';
import type { Write } from '@psp/domain/write';

const read = { access: viewers('admin') };
const access = editors('admin');
const view = { access, view: editedText };
const answer = ({ db }: Write<Actor>, { id }: { id: string }) => readText(db, id);
const one = { ...view, params: idParams, answer };

/** The texts from which requests may begin, as the association edits them. */
export const startingTextRoutes = (app: PortalApp): void => {
  app.get('/starting-texts', { config: read, schema: { response: { 200: editedTexts } } }, async (request, reply) =>
    sendJson(reply, await listTexts(request.db)),
  );
  app.get(
    '/starting-texts/:id',
    { config: read, schema: { params: idParams, response: { 200: editedText } } },
    (request) => readText(request.db, request.params.id),
  );
  actRoute(app, 'starting-text.create', '/starting-texts', {
    ...{ ...view, body: createStartingText, command: createText, answer },
  });
  actRoute(app, 'starting-text.order', '/starting-texts/order', {
    ...{ access, body: orderStartingTexts, command: orderTexts, view: editedTexts },
    answer: async ({ db }) => new JsonText(await listTexts(db)),
  });
  const path = '/starting-texts/:id';
  actRoute(app, 'starting-text.edit', path, { ...one, method: 'PUT', body: saveStartingText, command: editText });
  actRoute(app, 'starting-text.restore', `${path}/restore`, {
    ...one,
    body: restoreStartingText,
    command: restoreText,
  });
  actRoute(app, 'starting-text.retire', `${path}/retire`, { ...one, body: versioned, command: retireText });
  actRoute(app, 'starting-text.show', `${path}/show`, { ...one, body: versioned, command: showText });
};

import { acting, implement } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { eventEditingOperations } from '@psp/contracts/events-operations';
import { listEditedEvents, listEventMessages, readEditedEvent } from '@psp/domain/attending/events/edited-queries';
import {
  cancelEvent,
  createEvent,
  messageParticipants,
  publishEvent,
  saveEvent,
} from '@psp/domain/attending/events/manage-event';
import { EXPORT_COLUMNS, exportRegistered, listRegistered } from '@psp/domain/attending/events/registered-queries';
import { repeatEvent } from '@psp/domain/attending/events/repeat-event';
import { removeRegistration } from '@psp/domain/attending/events/take-part';
import { JsonText } from '@psp/domain/json-text';
import { found } from '@psp/domain/load';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readEditedEvent(db, actor, id, now);
const step = actsOn(viewOf);

/** Events as the association makes them, and who is registered for them. */
export const eventRoutes = (app: PortalApp): void =>
  implement(app, 'admin', eventEditingOperations, {
    list: ({ db, now }, query) => listEditedEvents(db, query, now),
    view: (read, { id }) => viewOf(read, id),
    create: acting({ ...withBody(createEvent), answer: async (write, id: string) => found(await viewOf(write, id)) }),
    edit: acting({ ...withBody(saveEvent), answer: async (write, _, { id }) => found(await viewOf(write, id)) }),
    publish: step(publishEvent),
    cancel: step(cancelEvent),
    repeat: repeatEvent,
    messages: ({ db }, { id }) => listEventMessages(db, id),
    message: acting({
      command: messageParticipants,
      answer: async ({ db }, _, { id }) => new JsonText(await listEventMessages(db, id)),
    }),
    registered: ({ db, now }, query) => listRegistered(db, query, now),
    export: async ({ db }, { format, ...shown }, reply) =>
      sendTable(reply, {
        name: 'inscrisi',
        format,
        columns: EXPORT_COLUMNS,
        rows: await exportRegistered(db, shown),
      }),
    remove: removeRegistration,
  });

import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { eventList, eventQuery, eventView, registerPeople } from './events.ts';
import { act, operations, read } from './operations.ts';

const changed = { access: editors, view: eventView };
/** Events as members read them, with the registrations of their organisation. */
export const eventOperations = operations(['uat', 'firma'], {
  list: read('/events', { access: viewers, query: eventQuery, view: eventList }),
  view: read('/events/:id', { access: viewers, view: eventView }),
  register: act('seat-registration.create', 'POST /events/:id/registrations', { ...changed, body: registerPeople }),
  accept: act('seat-registration.accept', 'POST /event-registrations/:id/accept', { access: editors, body: versioned }),
  leave: act('seat-registration.cancel', 'POST /event-registrations/:id/cancel', { access: editors, body: versioned }),
});

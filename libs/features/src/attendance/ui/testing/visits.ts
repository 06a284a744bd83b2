import type { Visits } from '@psp/remote/testing/visits';

const OPENED = 'no list names registrations with a seat; event-attendance.spec.ts makes one and opens it';

export const visits: Visits = {
  elsewhere: {
    '/uat/events/bilete/:id': OPENED,
    '/firma/network/evenimente/bilete/:id': OPENED,
    '/admin/events/:id/prezenta': 'event-attendance.spec.ts opens the list of an event of this hour',
  },
};

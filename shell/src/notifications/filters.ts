import { NOTIFICATION_KINDS } from '@psp/contracts/notification-names';
import type { NotificationQuery } from '@psp/contracts/notifications';
import type { Party } from '@psp/contracts/common';
import { listFilters } from '@psp/remote/lists/list-filters';
import { isId, keyIn, oneOfIn, pageIn } from '@psp/remote/lists/read-address';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const SHOWN = ['unread'] as const;

const read = (search: URLSearchParams): NotificationQuery => {
  const organisation = search.get('organisation');
  return {
    show: oneOfIn(SHOWN, search, 'show'),
    kind: keyIn(NOTIFICATION_KINDS, search, 'kind'),
    organisation: isId(organisation) ? organisation : undefined,
    page: pageIn(search),
  };
};

/** The filters of the page of notifications; that of organisations for whoever belongs to several. */
export const notificationFilters = (organisations: readonly Party[]) =>
  listFilters<NotificationQuery>('/notificari', read, [
    { name: 'show', label: strings.show, placeholder: strings.both, options: optionsOf(strings.shown) },
    { name: 'kind', label: strings.kind, placeholder: strings.everyKind, options: optionsOf(NOTIFICATION_KINDS) },
    ...(organisations.length > 1
      ? [
          {
            name: 'organisation' as const,
            label: strings.organisation,
            placeholder: strings.everyOrganisation,
            options: organisations.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
  ]);

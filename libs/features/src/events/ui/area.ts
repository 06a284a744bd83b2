import { serverNow } from '@psp/auth/session/server-clock';
import type { eventFeedbackOperations } from '@psp/contracts/event-feedback';
import type { EventQuery } from '@psp/contracts/events';
import { EVENT_KINDS, EVENT_SHOWS } from '@psp/contracts/event-names';
import type { eventMaterialOperations } from '@psp/contracts/event-materials';
import type { eventOperations } from '@psp/contracts/events-operations';
import { COUNTIES } from '@psp/contracts/taxonomy-names';
import type { Api } from '@psp/remote/api';
import { byParts, day, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { ReactNode } from 'react';
import { monthChoice } from './months.ts';
import { strings } from './strings.ts';

/** Area in which events are read, and people signed up for them. */
export interface EventArea {
  kind: 'uat' | 'firma';
  api: Api<typeof eventOperations | typeof eventFeedbackOperations | typeof eventMaterialOperations>;
  /** Path of the list; an event is below it. */
  path: string;
  title: string;
  /** Renders the tabs of the pages that the list is one of. */
  tabs?: () => ReactNode;
}

/** Path of an event. */
export const eventHref = ({ path }: Pick<EventArea, 'path'>, id: string): string => `${path}/${id}`;

/** Filters of the list. `shown`: what is listed, which decides the months that are offered. */
export const eventFilters = (
  { path }: Pick<EventArea, 'path'>,
  shown: Pick<EventQuery, 'show' | 'month'> = { show: 'coming' },
) =>
  listFilters(
    path,
    byParts<EventQuery>({
      q: text,
      show: oneOf(EVENT_SHOWS, 'coming'),
      kind: oneOf(keysOf(EVENT_KINDS)),
      county: oneOf(keysOf(COUNTIES)),
      month: day,
      page,
    }),
    {
      month: monthChoice(shown, serverNow()),
      county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
      kind: { label: strings.kind, placeholder: strings.allKinds, options: EVENT_KINDS },
    },
  );

import { exchangeKey } from '@psp/features/exchange/ui/queries';
import { readQuery } from '@psp/remote/queries';
import { exchange } from './area.ts';

const key = exchangeKey(exchange);

/** What the editor of a project shows. */
export const editingQuery = (id: string) =>
  readQuery(exchange.api, [...key, 'editing', id], 'GET /exchange/:id/editing', { id });

/** The published versions of a project, newest first. */
export const versionsQuery = (id: string) =>
  readQuery(exchange.api, [...key, 'versions', id], 'GET /exchange/:id/versions', { id });

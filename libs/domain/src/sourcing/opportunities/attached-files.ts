import { sql } from 'kysely';
import { fileOfRequest } from '../service-requests/attached-files.ts';
import { shownTo } from '../service-requests/shown-to.ts';

export const fileOfOpportunity = fileOfRequest((actor) => sql`r.status <> 'draft' and ${shownTo(actor)}`);

import { sql } from 'kysely';
import { fileOfRequest } from '../service-requests/attached-files.ts';
import { shownTo } from './queries.ts';

export const fileOfOpportunity = fileOfRequest((actor) => sql`r.status <> 'draft' and ${shownTo(actor)}`);

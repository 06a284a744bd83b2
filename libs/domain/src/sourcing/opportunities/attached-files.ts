import { sql } from 'kysely';
import { fileOfRequest } from '../service-requests/attached-files.ts';
import { isShownTo } from '../service-requests/shown-to.ts';

/** Reads an attachment of a request that the firm may see. */
export const fileOfOpportunity = fileOfRequest((actor) => sql`r.status <> 'draft' and ${isShownTo(actor)}`);

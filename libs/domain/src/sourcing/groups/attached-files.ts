import { fileOfRequest } from '../service-requests/attached-files.ts';
import { isReadableBy } from './queries.ts';
import { isShownText } from './read.ts';

/** Reads an attachment of a request that the actor's authority may read: its own, or a group request that it takes part in. */
export const fileOfOwnRequest = fileOfRequest(isReadableBy);
/** Reads an attachment of a group request, for an authority that may read its text. */
export const fileOfGroup = fileOfRequest(isShownText);

import { fileOfRequest } from '../service-requests/attached-files.ts';
import { readBy } from './queries.ts';
import { isShownText } from './read.ts';

/** Of a request of the actor's own authority, or of one that it takes part in. */
export const fileOfOwnRequest = fileOfRequest(readBy);
/** Of the text of a group's request that an invited authority reads. */
export const fileOfGroup = fileOfRequest(isShownText);

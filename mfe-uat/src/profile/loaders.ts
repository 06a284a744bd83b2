import { loaderOf } from '@psp/remote/start-loading';
import { profileQuery } from './queries.ts';

export const loadProfile = loaderOf(profileQuery);

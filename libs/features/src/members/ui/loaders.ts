import { loaderOf } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import type { MembersArea } from './area.ts';
import { membersQuery } from './queries.ts';

export const membersLoader = ({ members }: { members: MembersArea }): LoaderFunction => loaderOf(membersQuery(members));

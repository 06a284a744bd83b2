import { membersQuery } from '@psp/features/members/ui/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

export const loadMembers = (args: LoaderFunctionArgs) => startLoading(args, membersQuery(api, 'uat'));

import { recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type Side, ticketQuery } from './queries.ts';

export const ticketLoader = ({ kind }: { kind: Side }): LoaderFunction => recordLoader((id) => ticketQuery(kind, id));

import { recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type Flagged, flaggableQuery } from './queries.ts';

export const flagLoader = (props: Pick<Flagged, 'area' | 'kind'>): LoaderFunction =>
  recordLoader((id) => flaggableQuery({ ...props, id }));

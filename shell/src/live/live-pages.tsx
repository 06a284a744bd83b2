import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive } from './follow-live.ts';

/** Shows nothing: while it stands, what changes elsewhere is read again. */
export function LivePages() {
  const client = useQueryClient();
  useEffect(() => followLive(client), [client]);
  return null;
}

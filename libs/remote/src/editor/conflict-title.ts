import { formatDateTime } from '@psp/design-system/format';
import type { SaveState } from './save-state.ts';
import { strings } from './strings.ts';

/** Title of a conflict: who saved and when, if known, else `title`. */
export function conflictTitle<Title extends string | undefined>(
  state: SaveState<unknown>,
  title: Title,
): Title | string {
  const by = state.kind === 'stale' ? state.by : null;
  return by ? strings.savedBy(by.who, formatDateTime(by.at)) : title;
}

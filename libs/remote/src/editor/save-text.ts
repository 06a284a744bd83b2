import { isApiError } from '../api-error.ts';
import { refusedBy } from '../act/refusal.ts';
import type { TextStore } from './text-store.ts';
import type { SaveState, TextOptions } from './save-state.ts';
import type { Clock } from './page-events.ts';
import type { TextState } from './text-state.ts';

const CONFLICTS = ['version.stale'];

interface Saving<Text extends object, View> {
  options: TextOptions<Text, View>;
  written: TextState<Text, View>;
  store: TextStore;
  clock: Clock;
  /** Called when a save is sent. */
  onSend: () => void;
  /** Called with the server's text when it replaces the typed one. */
  onReplaced: (text: Text) => void;
}

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 401;

/**
 * Saves, one request after the other, until nothing is unsaved or a save fails. When saving on request, only what was typed
 * before the call is saved. Resolves to the final state; never rejects.
 */
export async function saveText<Text extends object, View>(saving: Saving<Text, View>): Promise<SaveState<View>> {
  const { options, written } = saving;
  const asked = written.text;
  for (;;) {
    const text = options.delayMs === null ? asked : written.text;
    if (written.isStored(text)) break;
    if (!options.canSave(text)) return { kind: 'local' };
    const failure = await sendOnce(saving, text);
    if (failure) return failure;
  }
  return written.isUnsaved ? { kind: 'unsaved' } : { kind: 'saved', at: saving.clock.now() };
}

/* Returns null on success, also when an apparent failure turns out to be one. */
async function sendOnce<Text extends object, View>(
  saving: Saving<Text, View>,
  text: Text,
): Promise<SaveState<View> | null> {
  const { options, written, store } = saving;
  const { key, content } = written.toSend(text);
  store.update(written.kept);
  saving.onSend();
  try {
    accept(saving, await options.save(content, written.view, key), content);
    return null;
  } catch (error) {
    if (isRefused(error)) written.refused(content);
    return explain(saving, error);
  }
}

function accept<Text extends object, View>(saving: Saving<Text, View>, view: View, sent: Text): void {
  const { options, written, store } = saving;
  const isFirst = written.view === null;
  const shown = written.text;
  written.answered(view, sent, options.delayMs === null);
  store.moveTo(options.nameOf(view), written.isUnsaved ? written.kept : null);
  if (written.text !== shown) saving.onReplaced(written.text);
  options.onSaved?.(view, isFirst);
}

/* A stale version may be the user's own save with a lost answer, or the effect of another act; so the texts are compared. */
async function explain<Text extends object, View>(
  { options, written }: Saving<Text, View>,
  error: unknown,
): Promise<SaveState<View> | null> {
  if (!isApiError(error) || !(options.conflicts ?? CONFLICTS).includes(error.code)) return { kind: 'failed', error };
  const current = await options.read(written.view).catch(() => null);
  if (current === null) return { kind: 'failed', error };
  const isHarmless = written.isOwn(current) || written.isUntouched(current);
  if (written.compare(current) === 'same' || !isHarmless) return { kind: 'stale', current, by: refusedBy(error) };
  const isFirst = written.view === null;
  written.adopt(current);
  options.onSaved?.(current, isFirst);
  return null;
}

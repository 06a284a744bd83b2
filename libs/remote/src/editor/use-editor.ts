import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOutdated } from '../act/refusal.ts';
import { accountDevice } from './device.ts';
import type { Snapshot, TextOptions } from './save-state.ts';
import { browser } from './surroundings.ts';
import { turns } from './turns.ts';
import { VersionedText } from './versioned-text.ts';

/** A zod schema, of which only the checking is needed. */
export interface Schema {
  safeParse: (text: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

export interface EditorOptions<Text, View> extends Omit<TextOptions<Text, View>, 'canSave'> {
  /** What the server takes of this text; without one, everything is sent. */
  schema?: Schema;
  /** Called when a save was refused because the screen is older than the record, also where the text is not. */
  onOutdated?: (base: View | null) => void;
  /** Called after the save that made the row, unless the page was left meanwhile. */
  onCreated?: (view: View) => void;
}

type Acts<Text extends object, View> = Pick<
  VersionedText<Text, View>,
  'change' | 'save' | 'flush' | 'meet' | 'keepMine' | 'takeSaved'
>;

export interface Editor<Text extends object, View> extends Snapshot<Text, View>, Acts<Text, View> {
  /** The machine behind it. */
  core: VersionedText<Text, View>;
  schema: Schema | undefined;
  contentOf: (view: View) => Text;
}

const inTurn = turns();

/**
 * A text that others may edit too, on a screen. What `options` says of saving is taken as it stands at each save, the rest as
 * it stood at the first call; another `view` is taken over while nothing is unsaved.
 */
export function useEditor<Text extends object, View>(options: EditorOptions<Text, View>): Editor<Text, View> {
  const latest = useRef(options);
  const isHere = useRef(false);
  const [schema] = useState(options.schema);
  const [core] = useState(
    () =>
      new VersionedText<Text, View>(
        {
          ...options,
          canSave: (text) => schema?.safeParse(text).success ?? true,
          save: (text, base, key) =>
            inTurn(options.nameOf(base), () => latest.current.save(text, base, key)).catch((error: unknown) => {
              if (isOutdated(error)) latest.current.onOutdated?.(base);
              throw error;
            }),
          read: (base) => latest.current.read(base),
          onSaved: (view, isFirst) => {
            latest.current.onSaved?.(view, isFirst);
            if (isFirst && isHere.current) latest.current.onCreated?.(view);
          },
        },
        accountDevice(),
        browser,
      ),
  );
  const snapshot = useSyncExternalStore(core.snapshot.subscribe, core.snapshot.get, core.snapshot.get);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isHere.current = true;
    const stop = core.start();
    return () => {
      isHere.current = false;
      stop();
    };
  }, [core]);
  useEffect(() => {
    if (options.view) core.take(options.view);
  }, [core, options.view]);
  const { change, save, flush, meet, keepMine, takeSaved } = core;
  return { ...snapshot, core, schema, contentOf: options.contentOf, change, save, flush, meet, keepMine, takeSaved };
}

import { actingAs, pageIdentity } from '@psp/auth/session/page-identity';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOutdated } from '../act/refusal.ts';
import { accountDevice } from './device.ts';
import { browser } from './page-events.ts';
import type { Snapshot, TextOptions } from './save-state.ts';
import { VersionedText } from './versioned-text.ts';

/** The part of a zod schema that the editor uses. */
export interface Schema {
  safeParse: (text: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

type Defaults<Text, View> = Pick<TextOptions<Text, View>, 'versionOf' | 'delayMs'>;

/** `versionOf` reads `view.version` by default; without `delayMs` the text is saved on request only. */
export interface EditorOptions<Text, View>
  extends Omit<TextOptions<Text, View>, 'canSave' | keyof Defaults<Text, View>>,
    Partial<Defaults<Text, View>> {
  /** Validates the text before it is sent; without it every text is sent. */
  schema?: Schema;
  /** Called when a save was refused because the record has changed, even if the text has not. */
  onOutdated?: (base: View | null) => void;
  /** Called after a create, unless the page has been left. */
  onCreated?: (view: View) => void;
}

type Acts<Text extends object, View> = Pick<
  VersionedText<Text, View>,
  'change' | 'save' | 'flush' | 'meet' | 'keepMine' | 'takeSaved'
>;

export interface Editor<Text extends object, View> extends Snapshot<Text, View>, Acts<Text, View> {
  /** The underlying state machine. */
  core: VersionedText<Text, View>;
  schema: Schema | undefined;
  contentOf: (view: View) => Text;
}

/** Runs saves of the same name one after the other: a page that is left and opened again waits for its earlier save. */
export function saveQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, save: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name);
    const mine = before ? before.then(save) : save();
    const over = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return mine;
  };
}

const inTurn = saveQueue();

/**
 * Creates an editor of a versioned text. The functions for saving and reading may change between renders; the other options are read
 * once. A new `view` is applied while nothing is unsaved.
 */
export function useEditor<Text extends object, View extends { version: number }>(
  options: EditorOptions<Text, View>,
): Editor<Text, View>;
export function useEditor<Text extends object, View>(
  options: EditorOptions<Text, View> & Pick<TextOptions<Text, View>, 'versionOf'>,
): Editor<Text, View>;
export function useEditor<Text extends object, View extends { version: number }>(
  options: EditorOptions<Text, View>,
): Editor<Text, View> {
  const latest = useRef(options);
  const isHere = useRef(false);
  const [schema] = useState(options.schema);
  const [identity] = useState(pageIdentity);
  const [core] = useState(
    () =>
      new VersionedText<Text, View>(
        {
          ...{ versionOf: ({ version }) => version, delayMs: null, ...options },
          canSave: (text) => schema?.safeParse(text).success ?? true,
          save: (text, base, key) =>
            inTurn(options.nameOf(base), () => actingAs(identity, () => latest.current.save(text, base, key))).catch(
              (error: unknown) => {
                if (isOutdated(error)) latest.current.onOutdated?.(base);
                throw error;
              },
            ),
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

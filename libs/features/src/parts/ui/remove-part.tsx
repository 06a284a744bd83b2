import type { CacheChanges } from '@psp/remote/act/answer';
import { useAct } from '@psp/remote/act/use-act';
import Trash from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { strings } from './strings.ts';

export interface RemovePartProps {
  /** Queries of the cache that the removal changes. */
  cache: CacheChanges;
  words: { removed: string; removeTitle: (name: string) => string; removeText: string };
  name: string;
  /** Removes the part; resolves to the data of `cache.view`. */
  remove: () => Promise<unknown>;
}

/** Button that removes a part of a list after a confirmation. */
export function RemovePart({ cache, words, name, remove }: RemovePartProps) {
  const box = useRef<HTMLSpanElement>(null);
  // Found before the answer removes the row.
  const list = useRef<Element | null>(null);
  const send = () => {
    list.current = box.current?.closest('section') ?? null;
    return remove();
  };
  const act = useAct({ ...cache, send, done: words.removed, about: name, part: list });
  return (
    <span ref={box}>
      <AskButton
        act={act}
        label={strings.remove}
        about={name}
        title={words.removeTitle(name)}
        variant="quiet"
        size="small"
        icon={<Trash aria-hidden />}
        isDanger
      >
        <p>{words.removeText}</p>
      </AskButton>
    </span>
  );
}

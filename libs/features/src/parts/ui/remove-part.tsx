import { useAct } from '@psp/remote/act/use-act';
import Trash from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { strings } from './strings.ts';
import type { WholeOfLists } from './use-part.ts';

export interface RemovePartProps<View> {
  whole: WholeOfLists<View>;
  words: { removed: string; removeTitle: (name: string) => string; removeText: string };
  /** Where its kind lies, below the address of the whole. */
  path: string;
  id: string;
  name: string;
  version: number;
}

/** Removes one of a list of parts, once that is confirmed. */
export function RemovePart<View>({ whole, words, path, id, name, version }: RemovePartProps<View>) {
  const box = useRef<HTMLSpanElement>(null);
  // Read before the answer takes the row away.
  const list = useRef<Element | null>(null);
  const send = () => {
    list.current = box.current?.closest('section') ?? null;
    return whole.remove(path, id, version);
  };
  const remove = useAct({ ...whole.cache, send, done: words.removed, about: name, part: list });
  return (
    <span ref={box}>
      <AskButton
        act={remove}
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

import type { ForumPost, PostTexts } from '@psp/contracts/forum';
import { Dialog } from '@psp/design-system/dialog';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChangedText } from '../../changes/ui/changed-words.tsx';
import { strings as marks } from '../../changes/ui/strings.ts';
import { changedParagraphs } from '../../changes/ui/word-changes.ts';
import type { ForumArea } from './area.ts';
import { textsQuery } from './queries.ts';
import { strings } from './strings.ts';

interface ChangesDialogProps {
  area: ForumArea;
  post: Pick<ForumPost, 'id' | 'version'>;
  onClose: () => void;
}

/** Dialog with the texts before and after each change of a post, the last change first. */
export function ChangesDialog({ area, post: { id, version }, onClose }: ChangesDialogProps) {
  const query = useQuery(textsQuery(area, id, version));
  return (
    <Dialog title={strings.changesTitle} isOpen isWide onClose={onClose}>
      <Loaded query={query} rows={2} missing={<p>{strings.noChanges}</p>}>
        {(texts) => <Changes texts={texts} />}
      </Loaded>
    </Dialog>
  );
}

function Changes({ texts: { earlier, text } }: { texts: PostTexts }) {
  const changes = useMemo(
    () =>
      earlier
        .map((before, at) => ({
          at: before.until,
          paragraphs: changedParagraphs(before.text, earlier[at + 1]?.text ?? text),
        }))
        .reverse(),
    [earlier, text],
  );
  return (
    <Stack gap={20}>
      <p>{marks.legend}</p>
      {changes.map(({ at, paragraphs }) => (
        <section key={at}>
          <h3>{strings.changedAt(formatDateTime(at))}</h3>
          {paragraphs.length > 0 ? <ChangedText paragraphs={paragraphs} /> : <p>{strings.sameWords}</p>}
        </section>
      ))}
    </Stack>
  );
}

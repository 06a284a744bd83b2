import type { ArticleContent } from '@psp/contracts/articles';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ArticlesArea } from './area.ts';
import { ArticlePreviewText } from './preview-text.tsx';
import { previewQuery } from './queries.ts';
import { strings } from './strings.ts';

interface PreviewDialogProps {
  area: ArticlesArea;
  /** Id of the article, '' for one that was not saved yet. */
  id: string;
  author: string;
  content: ArticleContent;
  onClose: () => void;
}

/** A text as its readers will see it, whether it is saved or not. */
export function PreviewDialog({ area, id, author, content, onClose }: PreviewDialogProps) {
  const query = useQuery(previewQuery(area, content));
  return (
    <Dialog
      title={strings.previewTitle}
      isOpen
      isWide
      onClose={onClose}
      closeLabel={strings.close}
      footer={<Button onPress={onClose}>{strings.close}</Button>}
    >
      <Loaded query={query}>{(text) => <ArticlePreviewText id={id} author={author} text={text} level={3} />}</Loaded>
    </Dialog>
  );
}

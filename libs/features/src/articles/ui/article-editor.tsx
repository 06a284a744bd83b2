import { useSession } from '@psp/auth/session';
import type { ArticleContent } from '@psp/contracts/articles';
import type { OwnArticleView } from '@psp/contracts/own-articles';
import type { PictureView } from '@psp/contracts/images';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import { type ArticlesArea, editHref } from './area.ts';
import { ArticleFields } from './article-fields.tsx';
import { EditorActions } from './editor-actions.tsx';
import { PreviewDialog } from './preview.tsx';
import { categoriesQuery } from './queries.ts';
import { strings, TITLES } from './strings.ts';
import { type ArticleEditing, useArticleEditor } from './use-article-editor.ts';

interface ArticleEditorProps {
  area: ArticlesArea;
  /** Null for an article that was not saved yet. */
  initial: OwnArticleView | null;
}

/* Without the router: a change of page would move the focus out of the sentence that is being written. */
function tellCreated(area: ArticlesArea, { id, text }: OwnArticleView): void {
  window.history.replaceState(window.history.state, '', editHref(area, id));
  showToast({ title: strings.created, message: text.title, tone: 'success' });
}

/** Writes an article: its fields, how it will be read, and its way to the association. */
export function ArticleEditor({ area, initial }: ArticleEditorProps) {
  const editor = useArticleEditor(area, initial, (view) => tellCreated(area, view));
  const [previewed, preview] = useState<ArticleContent | null>(null);
  const categories = useQuery(categoriesQuery(area));
  const { form, view } = editor;
  const title = initial ? strings.editTitle : strings.newTitle;
  usePageTitle(title, { hasErrors: Object.keys(form.formState.errors).length > 0 });
  const upload: UploadPicture = (file, options) =>
    uploadFile<PictureView>(area.api.href('POST /articles/pictures'), file, options);
  return (
    <Page width="narrow">
      <Header area={area} editor={editor} title={title} />
      <Asked view={view} />
      <EditorConflict
        editor={editor}
        title={strings.conflictTitle}
        lead={() => strings.conflict}
        describe={(content) => describe(content, categories.data?.items ?? [])}
      />
      <Loaded query={categories}>
        {({ items }) => (
          <Stack gap={20}>
            <EditorActions area={area} editor={editor} onPreview={preview}>
              <ArticleFields
                control={form.control}
                categories={withOwn(items, view)}
                cover={(view?.proposal?.text ?? view?.text)?.cover ?? null}
                upload={upload}
                hold={editor.hold}
              />
            </EditorActions>
          </Stack>
        )}
      </Loaded>
      {previewed ? <Preview area={area} view={view} content={previewed} onClose={() => preview(null)} /> : null}
    </Page>
  );
}

interface HeaderProps {
  area: ArticlesArea;
  editor: ArticleEditing;
  title: string;
}

function Header({ area, editor, title }: HeaderProps) {
  return (
    <PageHeader
      title={title}
      lead={editor.isDraft ? null : strings.staysPublic}
      breadcrumb={[{ label: TITLES[area.kind].title, href: area.path }, { label: title }]}
      meta={[<Saving key="save" editor={editor} />]}
    />
  );
}

function Saving({ editor }: { editor: ArticleEditing }) {
  const { state, isDraft, flush } = editor;
  const isSignedOut = state.kind === 'failed' && isApiError(state.error) && state.error.status === 401;
  const words = isDraft ? strings.saveLine : { ...strings.saveLine, clean: strings.untouched };
  return (
    <SaveLine
      state={state}
      strings={isSignedOut ? { ...words, failed: () => strings.signedOutKept } : words}
      onRetry={() => void flush()}
    />
  );
}

/* What the association asked to be changed, or why it refused the last proposal. */
function Asked({ view }: { view: OwnArticleView | null }) {
  const reason = view?.status === 'published' ? view.proposal?.reason : view?.reason;
  if (!reason) return null;
  return (
    <Notice tone="warning" title={strings.reason}>
      <p>{reason}</p>
    </Notice>
  );
}

type Categories = readonly { slug: string; name: string }[];

/* One that was switched off since stays chosen, until the author takes another. */
function withOwn(items: Categories, view: OwnArticleView | null) {
  const own = view?.proposal?.text ?? view?.text;
  if (!own || items.some(({ slug }) => slug === own.category)) return [...items];
  return [...items, { slug: own.category, name: own.categoryName }];
}

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|h[2-4]|li|tr)>/g, '$&\n'), 'text/html').body.textContent ?? '';

const describe = ({ title, category, summary, coverAlt, body }: ArticleContent, categories: Categories) => [
  { term: strings.names.title, text: title },
  { term: strings.names.category, text: categories.find(({ slug }) => slug === category)?.name ?? '' },
  { term: strings.names.summary, text: summary },
  { term: strings.names.coverAlt, text: coverAlt },
  { term: strings.names.body, text: textOf(body) },
];

interface PreviewProps {
  area: ArticlesArea;
  view: OwnArticleView | null;
  content: ArticleContent;
  onClose: () => void;
}

function Preview({ area, view, content, onClose }: PreviewProps) {
  const name = useSession((session) => session.organisation?.name ?? '');
  return (
    <PreviewDialog area={area} id={view?.id ?? ''} author={view?.author ?? name} content={content} onClose={onClose} />
  );
}

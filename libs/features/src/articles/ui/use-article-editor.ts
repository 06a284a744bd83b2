import { ARTICLE_MISSING, type ArticleContent, articleForm } from '@psp/contracts/articles';
import type { OwnArticleView, StoredArticleText } from '@psp/contracts/own-articles';
import { whenValid } from '@psp/contracts/when-valid';
import { ERRORS } from '@psp/contracts/words/articles';
import type { Problem } from '@psp/remote/act/problems';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { problemsIn, underSentence } from '../../forms/ui/use-fields.ts';
import { useTextForm } from '../../forms/ui/use-text-form.ts';
import type { ArticlesArea } from './area.ts';
import { articleQuery } from './queries.ts';
import { strings } from './strings.ts';

/* Schema of an article that is sent: the contract's rules, and a text alternative for its picture. */
const describedArticle = articleForm.superRefine(
  ({ coverImageId, coverAlt }, context) => {
    if (coverImageId && !coverAlt)
      context.addIssue({ code: 'custom', path: ['coverAlt'], message: ERRORS['article.cover_undescribed'][1] });
  },
  whenValid('coverImageId', 'coverAlt'),
);

const FIELDS = ['title', 'category', 'summary', 'coverImageId', 'coverAlt', 'body'] as const;

/** Returns the errors of the form in the order of its fields, under the sentence about missing fields. */
export const summaryOf = (errors: FieldErrors<ArticleContent>): Problem[] =>
  underSentence(strings.required, Object.values(ARTICLE_MISSING), problemsIn(errors, FIELDS));

const QUIET_MS = 900;

const BLANK: ArticleContent = { title: '', category: '', summary: '', body: '', coverImageId: null, coverAlt: '' };

const contentOf = ({ title, category, summary, body, coverImageId, coverAlt }: StoredArticleText): ArticleContent => ({
  title,
  category,
  summary,
  body,
  coverImageId,
  coverAlt,
});

/* Text with which the author of a published article continues: the last proposal, also a rejected one. */
const proposedContent = ({ text, proposal }: OwnArticleView): ArticleContent => contentOf(proposal?.text ?? text);
/* A pending proposal is saved over itself, a new one over the article. */
const proposalVersion = ({ version, proposal }: OwnArticleView): number =>
  proposal?.status === 'pending' ? proposal.version : version;

/* Drafts are autosaved. A revision of a published article goes to the association, so it is saved on request only. */
const isDraftOf = (view: OwnArticleView | null): boolean => view === null || view.actions.includes('edit');

function saveOptions(area: ArticlesArea, isDraft: boolean) {
  const { api } = area;
  const versionOf = isDraft ? ({ version }: OwnArticleView) => version : proposalVersion;
  const address = isDraft ? 'PUT /articles/:id' : 'PUT /articles/:id/revision';
  return {
    versionOf,
    save: (content: ArticleContent, base: OwnArticleView | null, key: string) =>
      base
        ? api.call(address, { id: base.id, body: { ...content, version: versionOf(base) } })
        : api.call('POST /articles', { body: content, idempotencyKey: key }),
    read: async (base: OwnArticleView | null) => (base ? api.call('GET /articles/:id', { id: base.id }) : null),
  };
}

/** Editor and form of an article; `view` is null for one that is not saved yet. */
export function useArticleEditor(
  area: ArticlesArea,
  view: OwnArticleView | null,
  onCreated: (view: OwnArticleView) => void,
) {
  const queries = useQueryClient();
  const [isDraft] = useState(() => isDraftOf(view));
  const editor = useEditor<ArticleContent, OwnArticleView>({
    view,
    blank: BLANK,
    contentOf: isDraft ? ({ text }) => contentOf(text) : proposedContent,
    nameOf: (saved) => `article:${saved?.id ?? 'new'}`,
    schema: articleForm,
    delayMs: isDraft ? QUIET_MS : null,
    ...saveOptions(area, isDraft),
    onSaved: (saved) => {
      queries.setQueryData(articleQuery(area, saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [area.kind, 'articles', 'list'] });
    },
    onCreated,
  });
  const [isHeld, setHeld] = useState(false);
  const form = useTextForm(editor, {
    names: FIELDS,
    schema: describedArticle,
    check: () => ({ coverImageId: isHeld ? strings.coverHeld : undefined }),
  });
  return { ...editor, form, isDraft, setHeld };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;

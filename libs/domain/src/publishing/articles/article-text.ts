import type { ArticleContent } from '@psp/contracts/articles';
import { DomainError } from '../../errors.ts';
import { excerptOf, type GivenText, readingMinutes, richTextOf } from '../../operating/rich-text/text.ts';

/** What an author sends; see `GivenText`. */
export type GivenArticle = Omit<ArticleContent, 'body'> & { body: GivenText };

/** What an author wrote, as it is kept: HTML sanitised, and its words beside it. */
export interface ProposedText {
  title: string;
  category: string;
  summary: string;
  body: string;
  bodyText: string;
  coverImageId: string | null;
  coverAlt: string;
}

/** The same with what lists show of it. */
export interface ArticleText extends ProposedText {
  excerpt: string;
  readingMinutes: number;
}

/** Makes what an author wrote fit to be kept. Throws `article.incomplete` without title, category or words. */
export const proposedFrom = (content: GivenArticle): ProposedText => {
  const { title, category, summary, body, coverImageId, coverAlt } = content;
  const { html, words: bodyText } = richTextOf(body);
  if (!title.trim() || !category || !bodyText) throw new DomainError('article.incomplete');
  return {
    title: title.trim(),
    category,
    summary: summary.trim(),
    body: html,
    bodyText,
    coverImageId,
    coverAlt: coverAlt.trim(),
  };
};

const shown = (text: ProposedText): ArticleText => ({
  ...text,
  excerpt: excerptOf(text.summary || text.bodyText),
  readingMinutes: readingMinutes(text.bodyText),
});

export const textFrom = (content: GivenArticle): ArticleText => shown(proposedFrom(content));

/** Throws `article.cover_undescribed` for a picture without words: drafts may have one, what is published may not. */
export const expectDescribed = ({
  coverImageId,
  coverAlt,
}: {
  coverImageId?: string | null;
  coverAlt?: string;
}): void => {
  if (coverImageId && !coverAlt) throw new DomainError('article.cover_undescribed');
};

/** The text that a revision proposed. */
export const textOfRevision = (revision: {
  title: string;
  category: string;
  summary: string;
  body: string;
  bodyText: string;
  coverImageId?: string | null;
  coverAlt?: string;
}): ArticleText => {
  const { title, category, summary, body, bodyText, coverImageId = null, coverAlt = '' } = revision;
  return shown({ title, category, summary, body, bodyText, coverImageId, coverAlt });
};

import type { ArticleContent } from '@psp/contracts/articles';
import { DomainError } from '../../errors.ts';
import { excerptOf, type GivenText, readingMinutes, richTextOf } from '../../operating/rich-text/text.ts';

/** Article content as sent by an author; see `GivenText`. */
export type GivenArticle = Omit<ArticleContent, 'body'> & { body: GivenText };

/** Article text as stored: `body` is sanitised HTML, `bodyText` its words. */
export interface ProposedText {
  title: string;
  category: string;
  summary: string;
  body: string;
  bodyText: string;
  coverImageId: string | null;
  coverAlt: string;
}

/** Stored text with the values that lists show. */
export interface ArticleText extends ProposedText {
  excerpt: string;
  readingMinutes: number;
}

/** Sanitises and trims the content of an author. Throws `article.incomplete` without title, category or words. */
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

const withListFields = (text: ProposedText): ArticleText => ({
  ...text,
  excerpt: excerptOf(text.summary || text.bodyText),
  readingMinutes: readingMinutes(text.bodyText),
});

export const textFrom = (content: GivenArticle): ArticleText => withListFields(proposedFrom(content));

/** Throws `article.cover_undescribed` for a cover without a description, which only drafts may have. */
export const expectDescribed = ({
  coverImageId,
  coverAlt,
}: {
  coverImageId?: string | null;
  coverAlt?: string;
}): void => {
  if (coverImageId && !coverAlt) throw new DomainError('article.cover_undescribed');
};

/** Returns the text of a revision. */
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
  return withListFields({ title, category, summary, body, bodyText, coverImageId, coverAlt });
};

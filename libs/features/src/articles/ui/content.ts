import { type ArticleContent, articleForm } from '@psp/contracts/articles';
import { ERRORS } from '@psp/contracts/words/articles';
import type { FieldErrors } from 'react-hook-form';
import type { Problem } from '@psp/remote/act/problems';
import { strings } from './strings.ts';

/** What an article must be to be sent: the contract's rules, and words for its picture. */
export const describedArticle = articleForm.superRefine(({ coverImageId, coverAlt }, context) => {
  if (coverImageId && !coverAlt)
    context.addIssue({ code: 'custom', path: ['coverAlt'], message: ERRORS['article.cover_undescribed'][1] });
});

const ORDER = ['title', 'category', 'summary', 'coverImageId', 'coverAlt', 'body'] as const;

/** The errors of the form in the order of its fields, each told with the field's name where several read the same. */
export const summaryOf = (errors: FieldErrors<ArticleContent>): Problem[] =>
  ORDER.flatMap((id) => {
    const message = errors[id]?.message;
    if (!message) return [];
    return [{ id, message: message === strings.required ? `${message}: ${strings.names[id]}` : message }];
  });

import type { GivenMailText } from '@psp/contracts/mail-texts';
import type { mailTextOperations } from '@psp/contracts/mail-texts-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const mailTexts = createApi<typeof mailTextOperations>('admin');

const KEY = ['admin', 'settings', 'mail-texts'];
export const mailTextsQuery = readQuery(mailTexts, [...KEY, 'list'], 'GET /settings/mail-texts');
export const mailTextQuery = (template: string) =>
  readQuery(mailTexts, [...KEY, 'one', template], 'GET /settings/mail-texts/:template', { template });

/** The mail with a text that is not yet saved. */
export const mailPreviewQuery = (template: string, body: GivenMailText) => {
  const read = mailTexts.reader('POST /settings/mail-texts/:template/preview', { template, body });
  return queryOptions({
    queryKey: [...KEY, 'preview', template, body],
    queryFn: ({ signal }) => read({ signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
};

import { viewers } from './access.ts';
import { file, operations, read } from './operations.ts';
import { templateQuery, templateView } from './templates.ts';

/** The filling of Word files of the library. */
export const templateOperations = operations(['uat', 'firma'], {
  view: read('/library/:id/files/:fileId/template', { access: viewers, query: templateQuery, view: templateView }),
  fill: file('/library/:id/files/:fileId/filled', { access: viewers, query: templateQuery }),
});

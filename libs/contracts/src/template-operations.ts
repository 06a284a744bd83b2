import { viewers } from './access.ts';
import { file, operations, read } from './operations.ts';
import { suitedQuery, suitedTemplates, templateQuery, templateView } from './templates.ts';

/** The filling of Word files of the library. */
export const templateOperations = operations(['uat', 'firma'], {
  view: read('/library/:id/files/:fileId/template', { access: viewers, query: templateQuery, view: templateView }),
  fill: file('/library/:id/files/:fileId/filled', { access: viewers, query: templateQuery }),
});

/** Templates for the requests of an authority. */
export const suitedTemplateOperations = operations(['uat'], {
  list: read('/suited-templates', { access: viewers, query: suitedQuery, view: suitedTemplates }),
});

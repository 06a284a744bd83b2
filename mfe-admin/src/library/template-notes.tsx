import { isTemplateField } from '@psp/contracts/template-fields';
import type { TemplateParts } from '@psp/contracts/templates';
import { Notice } from '@psp/design-system/notice';
import { FieldList, ProblemList } from '@psp/features/templates/ui/field-lists';
import { templates as strings } from './strings.ts';

/** What the editors of a template should know of its placeholders: broken ones, and those that the portal does not know. */
export function TemplateNotes({ template: { fields, problems } }: { template: TemplateParts }) {
  const unknown = fields.filter(({ name }) => !isTemplateField(name));
  return (
    <>
      <p>{strings.fields(fields.length)}</p>
      {problems.length > 0 ? (
        <Notice tone="warning" title={strings.broken}>
          <ProblemList items={problems} />
        </Notice>
      ) : null}
      {unknown.length > 0 ? (
        <details>
          <summary>{strings.unknown(unknown.length)}</summary>
          <FieldList items={unknown} noteOf={() => strings.left} />
        </details>
      ) : null}
    </>
  );
}

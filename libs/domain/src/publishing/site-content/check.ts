import { SECTIONS, type SectionContent, type SectionKey } from '@psp/contracts/site-content';
import { DomainError } from '../../errors.ts';

/** The content of a section as it may be kept. Throws `body.invalid` with a message for each wrong field, by its path. */
export const checkSection = (key: SectionKey, content: unknown): SectionContent => {
  const checked = SECTIONS[key].safeParse(content);
  if (checked.success) return checked.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[path.join('.')] ??= message;
  throw new DomainError('body.invalid', { fields });
};

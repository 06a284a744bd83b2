import type { Todo } from '@psp/contracts/dashboards';
import FileDiff from 'lucide-react/icons/file-diff';
import type { ProjectArea } from './area.ts';

/** Presentation of the to-do for an amendment that one side has to answer. */
export const amendmentTodo = (kind: ProjectArea['kind']) => ({
  icon: FileDiff,
  lead: ({ other }: Todo) => `${other} propune o modificare`,
  about: ({ title }: Todo) => `la proiectul ${title}`,
  action: 'Citește și răspunde',
  href: (id: string) => `/${kind}/projects/${id}#amendments`,
});

import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { FlagButton } from '../../flags/ui/flag-button.tsx';
import { strings } from '../../flags/ui/strings.ts';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { useProjectAct } from './queries.ts';

interface FlagProps extends ExchangeProps {
  /** The question that is flagged; the project without it. */
  question?: { id: string; text: string };
}

/** Tells the association that something is wrong with a project or a question. */
function Flag({ area, project: { id, title }, question }: FlagProps) {
  const flag = useProjectAct<string>(area, id, {
    send: (reason) =>
      area.api.call('POST /exchange/:id/flags', { id, body: { reason, ...(question && { questionId: question.id }) } }),
    done: strings.flagged,
  });
  return (
    <FlagButton
      act={flag}
      about={question?.text ?? title}
      title={question ? words.flagQuestion : words.flagProject}
      text={words.flagText}
    />
  );
}

/** The same, where the reader may flag the project. */
export function FlagProject(props: ExchangeProps) {
  const readsOnly = useIsReadOnly();
  const { area, project } = props;
  if (area.kind === 'public' || readsOnly || project.isOwn || project.status !== 'published') return null;
  return <Flag {...props} />;
}

/** The same, for a question. */
export const FlagQuestion = Flag;

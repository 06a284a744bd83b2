import Flag from 'lucide-react/icons/flag';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { useProjectAct } from './queries.ts';

interface FlagProps extends ExchangeProps {
  /** The question that is flagged; the project without it. */
  question?: { id: string; text: string };
}

/** Tells the association that something is wrong with a project or a question. */
function FlagButton({ area, project: { id, title }, question }: FlagProps) {
  const flag = useProjectAct<string>(area, id, {
    send: (reason) =>
      area.api.call('POST /exchange/:id/flags', { id, body: { reason, ...(question && { questionId: question.id }) } }),
    done: words.flagged,
  });
  return (
    <ReasonButton
      act={flag}
      label={words.flag}
      about={question?.text ?? title}
      variant="quiet"
      size="small"
      icon={<Flag aria-hidden />}
      title={question ? words.flagQuestion : words.flagProject}
      reason={{ hint: words.flagHint }}
    >
      <p>{words.flagText}</p>
    </ReasonButton>
  );
}

/** The same, where the reader may flag the project. */
export function FlagProject(props: ExchangeProps) {
  const readsOnly = useIsReadOnly();
  const { area, project } = props;
  if (area.kind === 'public' || readsOnly || project.isOwn || project.status !== 'published') return null;
  return <FlagButton {...props} />;
}

/** The same, for a question. */
export const FlagQuestion = FlagButton;

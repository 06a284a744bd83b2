import { type CommunityProjectStep, communityProgress } from '@psp/contracts/community-bodies';
import type { OwnCommunityProject } from '@psp/contracts/own-community';
import { NumberField } from '@psp/design-system/number-field';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { useCommunityAct } from './queries.ts';
import { strings } from './strings.ts';
import type { PartProps } from './community-part.ts';

const { projects: words } = strings;

interface ActProps extends PartProps {
  project: OwnCommunityProject;
}

const pathOf = ({ community, project }: ActProps) => ({ id: community.id, communityProjectId: project.id });

/** Buttons of the acts that are possible on a project now: steps, pause and progress. */
export function ProjectActs(props: ActProps) {
  const { actions } = props.project;
  const steps = (['start', 'resume', 'evaluate', 'continue', 'complete'] as const).filter((step) =>
    actions.includes(step),
  );
  return (
    <>
      {actions.includes('setProgress') ? <Progress {...props} /> : null}
      {steps.map((step) => (
        <Step key={step} {...props} step={step} />
      ))}
      {actions.includes('pause') ? <Pause {...props} /> : null}
    </>
  );
}

const useStep = (props: ActProps, step: CommunityProjectStep) => {
  const { version, title } = props.project;
  return useCommunityAct<string>(props.area, {
    send: (reason) =>
      props.area.api.call('POST /communities/:id/projects/:communityProjectId/move', {
        ...pathOf(props),
        body: { version, step, reason },
      }),
    done: words.moved,
    about: title,
  });
};

function Step({ step, ...props }: ActProps & { step: Exclude<CommunityProjectStep, 'pause'> }) {
  const act = useStep(props, step);
  const { label, title, text } = words.steps[step];
  return (
    <AskButton act={act} label={label} about={props.project.title} title={title} variant="secondary" size="small">
      <p>{text}</p>
    </AskButton>
  );
}

function Pause(props: ActProps) {
  const act = useStep(props, 'pause');
  return (
    <ReasonButton
      act={act}
      label={words.pause}
      about={props.project.title}
      title={words.pauseTitle}
      reason={{ hint: words.pauseHint }}
      variant="secondary"
      size="small"
    />
  );
}

interface ProgressText {
  progress: number | null;
}
const schema = communityProgress.pick({ progress: true });

function Progress(props: ActProps) {
  const { version, progress, title, id } = props.project;
  const act = useCommunityAct<ProgressText>(props.area, {
    /* The form is not sent without a number. */
    send: (text) =>
      props.area.api.call('POST /communities/:id/projects/:communityProjectId/progress', {
        ...pathOf(props),
        body: { version, progress: text.progress ?? progress },
      }),
    done: words.progressSaved,
    about: title,
  });
  const form = useFormOf<ProgressText>(act, {
    blank: { progress },
    ids: { progress: `progress-${id}` },
    check: (text) => ({ progress: schema.safeParse(text).success ? undefined : words.progressRange }),
  });
  return (
    <AskButton
      act={form}
      label={words.progress}
      about={title}
      title={words.progressTitle(title)}
      confirmLabel={words.progressSave}
      variant="secondary"
      size="small"
    >
      <NumberField {...form.field('progress')} label={words.progressField} suffix="%" hasDecimals={false} />
    </AskButton>
  );
}

import type { ExchangeEditing, ExchangeView } from '@psp/contracts/exchange';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { projectPath } from '@psp/features/exchange/ui/area';
import { headFacts } from '@psp/features/exchange/ui/project-page';
import { ProjectBody } from '@psp/features/exchange/ui/project-body';
import { exchangeKey, projectQuery } from '@psp/features/exchange/ui/queries';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { exchange } from './area.ts';
import { editorStrings as strings } from './editor-strings.ts';
import type { ExchangeEditingState } from './use-editor.ts';

const CLEAN_ID = 'clean';

interface CheckViewProps {
  editor: ExchangeEditingState;
  view: ExchangeEditing;
  onBack: () => void;
}

/* Saves pending changes, then publishes. When somebody else has saved meanwhile, both versions are compared. */
function usePublish({ flush, meet }: ExchangeEditingState, id: string) {
  const navigate = useNavigate();
  const publish = useAct({
    send: async () => {
      const saved = await flush();
      if (!saved) throw new Error(strings.publishFailed);
      return exchange.api.call('POST /exchange/:id/publish', { id, body: { version: saved.version, isClean: true } });
    },
    refreshes: [exchangeKey(exchange)],
    onDone: () => {
      showToast({ title: strings.published, message: strings.publishedText, tone: 'success' });
      void navigate(projectPath(exchange, id));
    },
  });
  const compare = async (refusal: Error) => {
    if (!isApiError(refusal) || refusal.code !== 'version.stale') return;
    meet(await exchange.api.call('GET /exchange/:id/editing', { id }));
  };
  return { ...publish, publish: () => publish.run(undefined, { onRefused: (refusal) => void compare(refusal) }) };
}

/** The project as everybody will see it, and the button that publishes it once its texts are confirmed to be clean. */
export function CheckView({ editor, view: { id, version }, onBack }: CheckViewProps) {
  const { publish, isPending, error } = usePublish(editor, id);
  const [isClean, setClean] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = tries > 0 && !isClean;
  const submit = () => {
    setTries(tries + 1);
    if (isClean) publish();
  };
  const query = useQuery({ ...projectQuery(exchange, id), refetchOnMount: 'always' });
  return (
    <Stack gap={20}>
      <Problems
        key={tries}
        errors={isMissing ? [{ id: CLEAN_ID, message: strings.cleanMissing }] : []}
        error={isMissing ? null : error}
      />
      <Loaded query={query}>{(project) => <Preview key={version} project={publicOf(project)} />}</Loaded>
      <Card aria-label={strings.cleanTitle}>
        <CardHeader title={strings.cleanTitle} />
        <CardBody>
          <CheckboxField
            id={CLEAN_ID}
            label={strings.clean}
            hint={strings.cleanHint}
            error={isMissing ? strings.cleanMissing : undefined}
            value={isClean}
            onChange={setClean}
          />
        </CardBody>
      </Card>
      <Row gap={12}>
        <Button icon={<Send aria-hidden />} isPending={isPending} pendingLabel={strings.publishing} onPress={submit}>
          {strings.publish}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={onBack}>
          {strings.back}
        </Button>
      </Row>
    </Stack>
  );
}

/* The head and the body of the page, as visitors read it. */
function Preview({ project }: { project: ExchangeView }) {
  return (
    <Stack gap={20}>
      <Card aria-label={project.title}>
        <CardHeader title={project.title} />
        <CardBody>
          <Row gap={16}>{headFacts(project)}</Row>
        </CardBody>
      </Card>
      <ProjectBody area={{ ...exchange, kind: 'public' }} project={project} />
    </Stack>
  );
}

/* The project without what only its authority sees. */
const publicOf = (project: ExchangeView): ExchangeView => ({
  ...project,
  ...(project.showsCosts ? {} : { costs: [], cost: null }),
  alike: [],
  isOwn: false,
  actions: [],
  status: 'published',
  partner: project.partner?.state === 'agreed' ? project.partner : null,
});

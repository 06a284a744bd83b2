import type { ReceptionNote as Note } from '@psp/contracts/reception-notes';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatFileSize } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import Download from 'lucide-react/icons/download';
import type { ProjectProps } from './area.ts';
import { strings } from './reception-strings.ts';
import { useProjectAct } from './use-project-act.ts';

/** Card with the reception note, which is written after the work is accepted; renders nothing before that. */
export function ReceptionNote(props: ProjectProps) {
  const { receptionNote: note, actions, completedAt } = props.project;
  const mayAsk = actions.includes('makeNote');
  if (!completedAt || note === undefined) return null;
  return (
    <Card id="reception" aria-labelledby="reception-title">
      <CardHeader id="reception-title" title={strings.title} />
      <CardBody>
        <Stack gap={12}>
          <p>{strings.lead}</p>
          <div role="status">
            {note && !note.readyAt && !note.failedAt ? (
              <p>
                <strong>{strings.making}</strong> {strings.makingText}
              </p>
            ) : null}
          </div>
          {note?.readyAt ? <NoteDownload {...props} note={note} readyAt={note.readyAt} /> : null}
          {note?.failedAt ? <p>{strings.broken}</p> : null}
          {note || mayAsk ? null : <p>{strings.none}</p>}
          {mayAsk ? <RequestButton {...props} label={note ? strings.again : strings.make} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function NoteDownload({
  area,
  project,
  note: { code, size },
  readyAt,
}: ProjectProps & { note: Note; readyAt: string }) {
  const label = strings.download(formatFileSize(size ?? 0));
  return (
    <>
      <Row>
        <ButtonLink
          href={area.api.href('GET /projects/:id/reception-note', { id: project.id })}
          download
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
        >
          {label}
        </ButtonLink>
      </Row>
      <p>
        {strings.madeAt(formatDateTime(readyAt))} {strings.code} <Link href={`/verificare/${code}`}>{code}</Link>.{' '}
        {strings.verify}
      </p>
    </>
  );
}

function RequestButton({ label, ...props }: ProjectProps & { label: string }) {
  const { id } = props.project;
  const ask = useProjectAct(props, {
    send: () => props.area.api.call('POST /projects/:id/reception-note', { id }),
    done: strings.asked,
    failed: strings.failed,
  });
  return (
    <Row>
      <Button variant="secondary" isPending={ask.isPending} onPress={() => ask.run()}>
        {label}
      </Button>
    </Row>
  );
}

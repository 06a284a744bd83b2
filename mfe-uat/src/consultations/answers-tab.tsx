import type { AnswerItem } from '@psp/contracts/consultations';
import type { RequestView } from '@psp/contracts/service-requests';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { FileList } from '@psp/features/attachments/ui/files-card';
import { strings } from './strings.ts';

const { answers: words } = strings;

const fileHref =
  ({ id }: AnswerItem) =>
  (fileId: string): string =>
    `/api/uat/consultation-answers/${id}/attachments/${fileId}`;

/** The conclusion, and what each firm answered; before the opening only how many did. */
export function AnswersTab({ view }: { view: RequestView }) {
  const { answers, offerCount, conclusion } = view;
  return (
    <Stack gap={16}>
      {conclusion ? (
        <Card aria-labelledby="conclusion-title">
          <CardHeader id="conclusion-title" title={words.conclusion} />
          <CardBody>
            <Prose>{conclusion}</Prose>
          </CardBody>
        </Card>
      ) : null}
      {answers?.length ? (
        answers.map((answer) => <Answer key={answer.id} answer={answer} revision={view.revision} />)
      ) : (
        <p>{answers ? words.none : words.sealed(offerCount)}</p>
      )}
    </Stack>
  );
}

function Answer({ answer, revision }: { answer: AnswerItem; revision: number }) {
  const { id, firma, method, term, questions, attachments, submittedAt, requestRevision } = answer;
  const texts = [
    { title: words.method, text: method },
    { title: words.term, text: term },
    { title: words.questions, text: questions },
  ];
  const place = [firma.locality, firma.county].filter(Boolean).join(', ');
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={<Link href={`/partener/${firma.id}`}>{firma.name}</Link>}
        action={words.sentAt(formatDateTime(submittedAt))}
      />
      <CardBody>
        <Stack gap={12}>
          {place ? <p>{place}</p> : null}
          {requestRevision < revision ? <p>{words.older(requestRevision)}</p> : null}
          {texts.map(({ title, text }) =>
            text ? (
              <div key={title}>
                <h3>{title}</h3>
                <Prose>{text}</Prose>
              </div>
            ) : null,
          )}
        </Stack>
      </CardBody>
      {attachments.length > 0 ? <FileList files={attachments} hrefOf={fileHref(answer)} /> : null}
    </Card>
  );
}

import type { AnswerItem } from '@psp/contracts/consultations';
import type { RequestView } from '@psp/contracts/service-requests';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { AnswerBody } from '@psp/features/consultations/ui/answer-body';
import { ConclusionCard } from '@psp/features/consultations/ui/conclusion-card';
import { strings as common } from '@psp/features/consultations/ui/strings';
import { requests } from '../service-requests/queries.ts';
import { strings } from './strings.ts';

const { answers: words } = strings;

const fileHref =
  ({ id }: AnswerItem) =>
  (fileId: string): string =>
    requests.href('GET /consultation-answers/:id/attachments/:fileId', { id, fileId });

/** The conclusion and the answer of each firm. Before the opening, only the number of answers is shown. */
export function AnswersTab({ view }: { view: RequestView }) {
  const { answers, offerCount, conclusion } = view;
  return (
    <Stack gap={16}>
      <ConclusionCard conclusion={conclusion} />
      {answers?.length ? (
        answers.map((answer) => <Answer key={answer.id} answer={answer} revision={view.revision} />)
      ) : (
        <p>{answers ? words.none : words.sealed(offerCount)}</p>
      )}
    </Stack>
  );
}

function Answer({ answer, revision }: { answer: AnswerItem; revision: number }) {
  const { id, firma, submittedAt, requestRevision } = answer;
  const county = firma.county === firma.locality ? '' : firma.county;
  const place = [firma.locality, county].filter(Boolean).join(', ');
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={<Link href={`/partener/${firma.id}`}>{firma.name}</Link>}
        action={common.sentAt(formatDateTime(submittedAt))}
      />
      <AnswerBody answer={answer} method={words.method} hrefOf={fileHref(answer)}>
        {place ? <p>{place}</p> : null}
        {requestRevision < revision ? <p>{words.older(requestRevision)}</p> : null}
      </AnswerBody>
    </Card>
  );
}

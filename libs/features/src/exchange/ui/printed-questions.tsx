import { usePrinting } from '@psp/design-system/printing';
import { CardBody } from '@psp/design-system/card';
import { PrintButton } from '@psp/remote/print-button';
import { useQueryClient } from '@tanstack/react-query';
import { type ExchangeProps, projectPath } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { questionsQuery } from './queries.ts';

/** Most questions that are read for paper. */
const PRINTED_MAX = 200;

/** Prints a project with its questions, up to PRINTED_MAX. Paper says what could not be read. */
export function PrintProject({ area, project: { id, questions, nextQuestions } }: ExchangeProps) {
  const client = useQueryClient();
  const readAll = async () => {
    let [after, count] = [nextQuestions, questions.length];
    while (after && count < PRINTED_MAX) {
      const { items, next } = await client.ensureQueryData(questionsQuery(area, id, after));
      [after, count] = [next, count + items.length];
    }
  };
  return <PrintButton {...(nextQuestions ? { prepare: readAll } : {})} />;
}

/** Printed only: how many questions are not on paper, and where they are. */
export function NotPrinted({ area, project: { id, questionCounts }, shown }: ExchangeProps & { shown: number }) {
  if (!usePrinting()) return null;
  const address = window.location.origin + projectPath(area, id);
  return (
    <CardBody>
      <p>{words.notPrinted(Math.max(1, questionCounts.all - shown), address)}</p>
    </CardBody>
  );
}

import { usePrinting } from '@psp/design-system/printing';
import { CardBody } from '@psp/design-system/card';
import { PrintButton } from '@psp/remote/print-button';
import { useQueryClient } from '@tanstack/react-query';
import { type ExchangeProps, projectPath } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { questionsQuery } from './queries.ts';

/** Maximum number of questions that are read to be printed. */
const PRINTED_MAX = 200;

/** Button that prints a project with up to PRINTED_MAX questions; `NotPrinted` says how many are missing. */
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

/** Printed sentence with the number of questions that are not printed, and the address that shows them. */
export function NotPrinted({ area, project: { id, questionCounts }, shown }: ExchangeProps & { shown: number }) {
  if (!usePrinting()) return null;
  const address = window.location.origin + projectPath(area, id);
  return (
    <CardBody>
      <p>{words.notPrinted(Math.max(1, questionCounts.all - shown), address)}</p>
    </CardBody>
  );
}

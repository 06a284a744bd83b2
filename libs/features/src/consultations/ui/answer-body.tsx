import type { AnswerItem } from '@psp/contracts/consultations';
import { CardBody } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { FileList } from '../../attachments/ui/files-card.tsx';
import { strings } from './strings.ts';

interface AnswerBodyProps {
  answer: Pick<AnswerItem, 'method' | 'term' | 'questions' | 'attachments'>;
  /** Heading of the method: the firm and the authority name it differently. */
  method: string;
  hrefOf: (fileId: string) => string;
  /** Before the texts: who answered, and for which version. */
  children?: ReactNode;
}

/** The texts of an answer to a consultation, with its files. */
export function AnswerBody({ answer, method, hrefOf, children }: AnswerBodyProps) {
  const texts = [
    { title: method, text: answer.method },
    { title: strings.term, text: answer.term },
    { title: strings.questions, text: answer.questions },
  ];
  return (
    <>
      <CardBody>
        <Stack gap={12}>
          {children}
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
      {answer.attachments.length > 0 ? <FileList files={answer.attachments} hrefOf={hrefOf} /> : null}
    </>
  );
}

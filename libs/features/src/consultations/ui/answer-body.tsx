import type { AnswerItem } from '@psp/contracts/consultations';
import { CardBody } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { FileList } from '../../attachments/ui/files-card.tsx';
import { strings } from './strings.ts';

interface AnswerBodyProps {
  answer: Pick<AnswerItem, 'method' | 'term' | 'questions' | 'attachments'>;
  /** Heading of the method, which differs between firma and authority. */
  method: string;
  hrefOf: (fileId: string) => string;
  /** Content before the texts: who answered, and for which version. */
  children?: ReactNode;
}

/** Texts and files of an answer to a consultation. */
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

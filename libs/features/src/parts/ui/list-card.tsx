import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row } from '@psp/design-system/page';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEditing } from './use-editing.ts';

const Frame = styled.div`
  scroll-margin-top: 88px;
`;

/** Texts of a list of parts. */
export interface ListWords {
  count: (count: number) => string;
  none: string;
  /** Shown after `none` to users who may add. */
  first: string;
  add: string;
  full: string;
}

interface ListCardProps {
  /** Id of the list, also its fragment in the address. */
  id: string;
  title: string;
  words: ListWords;
  /** Ids of the existing parts. */
  parts: readonly string[];
  most: number;
  mayEdit: boolean;
  children: ReactNode;
  /** Renders the form of a new part; `close` closes it. */
  form: (close: (isSaved: boolean) => void) => ReactNode;
  /** Content beside the add button. */
  moreAdding?: ReactNode;
}

/** Card with a list of parts that are saved individually, and the form that adds one. */
export function ListCard({ id, title, words, parts, most, mayEdit, children, form, moreAdding }: ListCardProps) {
  const button = `${id}-add`;
  const adding = useEditing(button, parts);
  return (
    <Frame id={id}>
      <Card aria-labelledby={`${id}-title`}>
        <CardHeader id={`${id}-title`} title={title} action={words.count(parts.length)} />
        {parts.length === 0 ? (
          <CardBody>
            <p>{mayEdit ? `${words.none} ${words.first}` : words.none}</p>
          </CardBody>
        ) : null}
        {children}
        {adding.isOpen ? form(adding.close) : null}
        {mayEdit && !adding.isOpen ? (
          <CardBody>
            {parts.length >= most ? (
              <p>{words.full}</p>
            ) : (
              <Row>
                <Button id={button} variant="quiet" icon={<Plus aria-hidden />} onPress={adding.open}>
                  {words.add}
                </Button>
                {moreAdding}
              </Row>
            )}
          </CardBody>
        ) : null}
      </Card>
    </Frame>
  );
}

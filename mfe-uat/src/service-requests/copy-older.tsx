import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Row } from '@psp/design-system/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestsQuery, useCopyRequest } from './queries.ts';
import { startStrings } from './start-strings.ts';

const { older: strings } = startStrings;

/** Begins a new draft with the text, invitations and files of a request that was sent before. */
export function CopyOlder() {
  const { data } = useQuery(requestsQuery({ q: '', page: 1, sort: 'newest' }));
  const [id, setId] = useState('');
  const copy = useCopyRequest();
  const sent = (data?.items ?? []).filter(({ status }) => status !== 'draft');
  if (sent.length === 0) return null;
  const options = sent.map(({ id: value, number, title }) => ({ value, label: `${title} (${number})` }));
  return (
    <Card aria-label={strings.title}>
      <CardBody>
        <Row gap={12} align="end">
          <SelectField
            label={strings.title}
            options={options}
            placeholder={strings.choose}
            value={id}
            onChange={setId}
          />
          <Button variant="secondary" isDisabled={id === ''} isPending={copy.isPending} onPress={() => copy.run(id)}>
            {strings.copy}
          </Button>
        </Row>
      </CardBody>
    </Card>
  );
}

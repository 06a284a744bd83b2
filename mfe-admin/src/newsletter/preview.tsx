import type { IssueView } from '@psp/contracts/newsletter-issues';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Prose } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { previewQuery } from './queries.ts';

const Frame = styled.iframe`
  width: 100%;
  height: 560px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #f7f6f2;
`;

/** The stored issue as its mail, in a frame that runs nothing and leads nowhere. */
export function Preview({ issue, isDirty }: { issue: IssueView; isDirty: boolean }) {
  const [form, setForm] = useState('html');
  const isEmpty = issue.body === '';
  const query = useQuery({ ...previewQuery(issue), enabled: !isEmpty });
  return (
    <Card>
      <CardHeader title={strings.preview} action={isDirty ? strings.previewSaved : null} />
      <CardBody>
        {isEmpty ? (
          <p>{strings.previewEmpty}</p>
        ) : (
          <Loaded query={query} rows={6}>
            {({ subject, html, text }) => (
              <Stack gap={16}>
                <Tabs
                  label={strings.previewAs}
                  selected={form}
                  onSelect={setForm}
                  items={[
                    {
                      key: 'html',
                      label: strings.asHtml,
                      content: <Frame title={strings.previewOf(subject)} sandbox="" srcDoc={html} />,
                    },
                    { key: 'text', label: strings.asText, content: <Prose>{text}</Prose> },
                  ]}
                />
              </Stack>
            )}
          </Loaded>
        )}
      </CardBody>
    </Card>
  );
}

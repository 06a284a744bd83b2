import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import PenLine from 'lucide-react/icons/pen-line';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { exchangeKey } from './queries.ts';

const Told = styled.ul`
  display: grid;
  gap: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  li { display: flex; gap: 10px; }
  svg { flex: none; width: 17px; height: 17px; margin-top: 0.15em; color: var(--fir-700); }
`;

const Small = styled.p`
  color: var(--ink-muted);
  font-size: 0.875rem;
`;

const Wide = styled.div`
  display: grid;
  gap: 8px;
  > * { width: 100%; }
`;

/** Button that makes a draft of a request from the project, after a dialog that lists what is copied and what is left to write. */
export function AdoptCard(props: ExchangeProps) {
  const { area, project } = props;
  const readsOnly = useIsReadOnly();
  if (area.kind !== 'uat' || readsOnly || project.isOwn || project.status !== 'published') return null;
  return (
    <Card aria-label={words.adopt} {...screenOnly}>
      <CardBody>
        <Stack gap={12}>
          <Adoption {...props} />
          <Told role="list" aria-label={words.copiedTitle}>
            <li>
              <Check aria-hidden />
              {words.copies(project.files.filter(({ isCopied }) => isCopied).length)}
            </li>
            <li>
              <Check aria-hidden />
              {words.origin(project.authority.name)}
            </li>
            <li>
              <PenLine aria-hidden />
              {words.toWrite}
            </li>
          </Told>
          <Small>{words.nothingSent}</Small>
        </Stack>
      </CardBody>
    </Card>
  );
}

/* The page itself shows the refusal of a second adoption, with a link to the first draft. */
function Adoption({ area, project: { id, adopted } }: ExchangeProps) {
  const navigate = useNavigate();
  const adopt = useAct<boolean, { requestId: string }>({
    send: (again) => area.api.call('POST /exchange/:id/adopt', { id, body: { again } }),
    done: words.adopted,
    refreshes: [exchangeKey(area), ['uat', 'service-requests']],
    onDone: ({ requestId }) => void navigate(`/uat/service-requests/${requestId}/edit`),
  });
  const isKnown = isApiError(adopt.error) && adopt.error.code === 'exchange.adopted' && adopted !== null;
  const problem = isKnown ? null : <Problems error={adopt.error} />;
  if (!adopted)
    return (
      <Wide>
        {problem}
        <Button icon={<Copy aria-hidden />} isPending={adopt.isPending} onPress={() => adopt.run(false)}>
          {words.adopt}
        </Button>
      </Wide>
    );
  const request = `/uat/service-requests/${adopted.id}`;
  return (
    <Wide>
      {problem}
      <p role={isKnown ? 'alert' : undefined}>{words.adoptedTitle(adopted.number)}</p>
      <ButtonLink href={adopted.isDraft ? `${request}/edit` : request}>
        {adopted.isDraft ? words.continueDraft : words.seeRequest}
      </ButtonLink>
      <Button
        variant="secondary"
        icon={<Copy aria-hidden />}
        isPending={adopt.isPending}
        onPress={() => adopt.run(true)}
      >
        {words.adoptAgain}
      </Button>
    </Wide>
  );
}

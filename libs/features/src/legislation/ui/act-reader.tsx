import type { ActView } from '@psp/contracts/legislation';
import { Card, CardBody } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import LinkIcon from 'lucide-react/icons/link';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { ActText } from './act-text.tsx';
import { readingOf, readingQuery } from './area.ts';
import { hasChanges } from './changes.ts';
import { Contents } from './contents.tsx';
import { ActSearch } from './act-search.tsx';
import { EditionBar, lastInForce } from './edition-bar.tsx';
import { strings } from './strings.ts';
import { useAnchor } from './use-anchor.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

const Hint = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  svg { width: 18px; height: 18px; }
`;

/** The text of an act: the forms that it had, its articles, and a search in them. `children` follow the text. */
export function ActReader({ act, children }: { act: ActView; children?: ReactNode }) {
  const { pathname } = useLocation();
  const target = useAnchor();
  const reading = readingOf(useSearchParams()[0]);
  const [q, setQ] = useState(reading.q);
  const words = useDeferredValue(q);
  const anchors = act.articles.flatMap(({ anchor, paragraphs }) => [anchor, ...paragraphs.map((one) => one.anchor)]);
  const isMissing = /^(art-|inceput)/.test(target) && !anchors.includes(target);
  const hrefOf = (patch: Partial<typeof reading>) => `${pathname}${readingQuery({ ...reading, q: '', ...patch })}`;
  const isToday = act.shown === lastInForce(act)?.number;
  return (
    <Stack gap={16}>
      <About act={act} />
      <EditionBar act={act} hrefOf={(on) => hrefOf({ on })} />
      {isMissing ? <Notice tone="warning" title={strings.missing} /> : null}
      <Sides>
        <Contents act={act} />
        <Stack gap={12}>
          <div {...screenOnly}>
            <Row justify="between" align="end">
              <ActSearch act={act} q={q} words={words} onChange={setQ} />
              {hasChanges(act) ? (
                <LinkTabs
                  label={strings.how}
                  items={[
                    {
                      key: 'marked',
                      label: strings.marked,
                      href: hrefOf({ isPlain: false }),
                      isCurrent: !reading.isPlain,
                    },
                    {
                      key: 'plain',
                      label: strings.plain(isToday),
                      href: hrefOf({ isPlain: true }),
                      isCurrent: reading.isPlain,
                    },
                  ]}
                />
              ) : null}
            </Row>
          </div>
          <Hint {...screenOnly}>
            <LinkIcon aria-hidden />
            {strings.everyLink}
          </Hint>
          <ActText act={act} q={words} isPlain={reading.isPlain} hrefOf={(on) => hrefOf({ on })} target={target} />
          {children}
        </Stack>
      </Sides>
    </Stack>
  );
}

function About({ act: { isSummary, source, sourceUrl } }: { act: ActView }) {
  const link = sourceUrl ? (
    <Link href={sourceUrl} target="_blank" rel="noopener noreferrer">
      {strings.sourceLink}
    </Link>
  ) : null;
  if (isSummary)
    return (
      <Notice tone="info" title={strings.summaryTitle}>
        {strings.summaryText(source)} {link}
      </Notice>
    );
  return (
    <Card>
      <CardBody>
        <Row>
          <OwnText>{`${strings.source}: ${source}`}</OwnText>
          {link}
        </Row>
      </CardBody>
    </Card>
  );
}

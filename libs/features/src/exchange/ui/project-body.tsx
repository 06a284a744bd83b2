import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { AdoptCard } from './adopt-card.tsx';
import type { ExchangeProps } from './area.ts';
import { CostsCard } from './costs-card.tsx';
import { FilesCard } from './files-card.tsx';
import { FlagProject } from './flag.tsx';
import { OwnerCard } from './owner-card.tsx';
import { PartnersCard } from './partners-card.tsx';
import { AdoptersCard, BriefCard, ContactCard, FirmCard } from './project-aside.tsx';
import { LessonsCard, PicturesCard, StepsCard, TextCard } from './project-sections.tsx';
import { QuestionsCard } from './questions-card.tsx';

/* What one may do and the facts stand first on a phone, and at the right of the text elsewhere. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  grid-template-rows: auto 1fr;
  gap: 16px;
  align-items: start;
  > * { min-width: 0; }
  > :first-child { grid-area: 1 / 2; }
  > :nth-child(2) { grid-area: 1 / 1 / 3; }
  > :nth-child(3) { grid-area: 2 / 2; }
  ${media.narrow} { display: flex; flex-direction: column; align-items: stretch; }
  @media print { display: block; > * + * { margin-top: 12px; } }
`;

/** Everything below the title of a project. */
export function ProjectBody(props: ExchangeProps) {
  const { area, project } = props;
  return (
    <Layout>
      <Stack gap={16}>
        <AdoptCard {...props} />
        <OwnerCard {...props} />
        {area.more?.(project)}
        <BriefCard {...props} />
      </Stack>
      <Stack gap={16}>
        <PartnersCard {...props} />
        <TextCard {...props} />
        <PicturesCard {...props} />
        <StepsCard {...props} />
        <CostsCard {...props} />
        <LessonsCard {...props} />
        <FilesCard {...props} />
        <QuestionsCard {...props} />
      </Stack>
      <Stack gap={16}>
        <FirmCard {...props} />
        <ContactCard {...props} />
        <AdoptersCard {...props} />
        <div {...screenOnly}>
          <FlagProject {...props} />
        </div>
      </Stack>
    </Layout>
  );
}

import { OwnText } from '@psp/design-system/own-text';
import { Button } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { isChunkError, RouteError, usePageTitle } from '@psp/remote/screen';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { BrandMark } from './brand.tsx';
import { Frame } from './frame.tsx';
import { strings } from './strings.ts';

const appear = keyframes`
  to { opacity: 1; }
`;

const Waiting = styled.main`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 100vh;
  opacity: 0;
  animation: ${appear} 160ms ease-out 300ms forwards;
`;

/* Delay after which the frame is rendered around the message, so that its menu can be used. */
const FRAME_AFTER_MS = 2500;

/** Loading screen until the first page is loaded; invisible for the first 300 ms. */
export function BootScreen() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), FRAME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const waiting = (
    <>
      <BrandMark />
      <OwnText>{strings.booting}</OwnText>
    </>
  );
  if (!isLong) return <Waiting role="status">{waiting}</Waiting>;
  return (
    <Frame>
      <Waiting as="div" role="status">
        {waiting}
      </Waiting>
    </Frame>
  );
}

/** The outermost error element. `isInside`: rendered within the frame, for pages of the shell. */
export function RootError({ isInside = false }: { isInside?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isInside || isChunkError(error)) return <RouteError />;
  return <Failed />;
}

function Failed() {
  usePageTitle(strings.failedTitle);
  return (
    <main>
      <Page>
        <PageHeader title={strings.failedTitle} lead={strings.failedText} />
        <div>
          <Button onPress={() => window.location.reload()}>{strings.retry}</Button>
        </div>
      </Page>
    </main>
  );
}

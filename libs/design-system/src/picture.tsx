import { useState } from 'react';
import { styled } from 'styled-components';

/** A picture of the portal: its id and the versions that there are, in pixels, from the narrowest. */
export interface PictureSource {
  id: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** Path of one version. */
const addressOf = (id: string, width: number): string => `/api/public/images/${id}/${width}`;
/** What browsers that choose no version by themselves get. */
const MIDDLE_WIDTH = 960;

/** Path of the narrowest version that is at least so wide, or of the widest that there is. */
export const pictureAddress = ({ id, width, widths }: PictureSource, atLeast = MIDDLE_WIDTH): string =>
  addressOf(id, widths.find((one) => one >= atLeast) ?? widths.at(-1) ?? width);

const Frame = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  background: var(--blue-50);
  img, svg { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

interface PictureProps {
  /** Null where there is no picture, which shows as a quiet drawing. */
  picture: PictureSource | null;
  /** What can be seen; '' for one that only adorns what stands beside it. */
  alt: string;
  /** How wide it is shown: "(max-width: 720px) 100vw, 360px". */
  sizes: string;
  /** Sides of the frame, which the picture fills: "3 / 2". The picture's own when left out. */
  ratio?: string;
  /** True for what is seen first; all others are loaded when they come near. */
  isEager?: boolean;
}

/** A picture in the version that fits the screen, in a frame whose size is known before it is loaded. */
export function Picture({ picture, alt, sizes, ratio, isEager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture) return <Missing alt={alt} ratio={ratio ?? '3 / 2'} />;
  const { id, width, height, widths } = picture;
  const aspectRatio = ratio ?? `${width} / ${height}`;
  if (failed === id) return <Missing alt={alt} ratio={aspectRatio} />;
  // One that failed before this code ran told nobody.
  const check = (image: HTMLImageElement | null): void => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(id);
  };
  return (
    <Frame style={{ aspectRatio }}>
      <img
        ref={check}
        src={pictureAddress(picture)}
        srcSet={widths.map((one) => `${addressOf(id, one)} ${one}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(id)}
      />
    </Frame>
  );
}

/* Hills under a sun, in the colours of a picture that has not come. */
function Missing({ alt, ratio }: { alt: string; ratio: string }) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Frame style={{ aspectRatio: ratio }} data-missing="">
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" {...name}>
        <circle cx="226" cy="62" r="20" fill="var(--ochre-100)" />
        <path d="M0 150 Q60 96 120 134 T240 122 T300 140 V200 H0Z" fill="var(--blue-100)" />
        <path d="M0 172 Q80 134 160 164 T300 158 V200 H0Z" fill="var(--fir-100)" />
      </svg>
    </Frame>
  );
}

import { useState } from 'react';
import { styled } from 'styled-components';

/** A stored picture: its id and the widths of its versions in pixels, ascending. */
export interface PictureSource {
  id: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** Path of one version. */
const addressOf = (id: string, width: number): string => `/api/public/images/${id}/${width}`;
/** Width for browsers without `srcset`. */
const MIDDLE_WIDTH = 960;

/** Path of the narrowest version that is at least `atLeast` pixels wide, else of the widest. */
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
  /** Null renders a placeholder. */
  picture: PictureSource | null;
  /** Alternative text; '' for a decorative picture. */
  alt: string;
  /** The `sizes` attribute: "(max-width: 720px) 100vw, 360px". */
  sizes: string;
  /** Aspect ratio of the frame, which the picture covers: "3 / 2". The picture's own by default. */
  ratio?: string;
  /** True above the fold; other pictures are loaded lazily. */
  isEager?: boolean;
}

/** A responsive picture, whose frame has its final size before it is loaded. */
export function Picture({ picture, alt, sizes, ratio, isEager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture) return <Missing alt={alt} ratio={ratio ?? '3 / 2'} />;
  const { id, width, height, widths } = picture;
  const aspectRatio = ratio ?? `${width} / ${height}`;
  if (failed === id) return <Missing alt={alt} ratio={aspectRatio} />;
  // Its error event may have come before hydration.
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

/* Placeholder drawing of hills under a sun. */
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

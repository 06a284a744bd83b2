import { renderSVG } from 'uqr';

/** Draws a text as a QR code in SVG. */
export const qrOf = (text: string): string => renderSVG(text);

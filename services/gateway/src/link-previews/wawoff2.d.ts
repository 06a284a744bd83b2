declare module 'wawoff2' {
  /** Reads a WOFF2 font as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

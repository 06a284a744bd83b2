declare module '@svg-maps/romania' {
  /** Outlines of the counties; ids are ISO codes in lower case: `ro-cj`. */
  const map: { label: string; viewBox: string; locations: { id: string; name: string; path: string }[] };
  export default map;
}

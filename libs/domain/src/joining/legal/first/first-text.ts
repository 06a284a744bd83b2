/** Version 1 of a legal document; the body is HTML. */
export interface FirstText {
  lead: string;
  body: string;
}

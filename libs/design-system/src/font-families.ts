/** Font of the portal, with what stands in for it until it is there. */
export const fontFamily =
  "'Public Sans Variable', 'Public Sans Stand-In', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Font of headings on public pages. */
export const serifFamily = "'Source Serif 4', 'Source Serif Stand-In', Georgia, 'Times New Roman', serif";

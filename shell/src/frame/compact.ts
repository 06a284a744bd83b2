/** Media query for widths at which the header's links are in the menu. */
export const compact = '@media (max-width: 1180px)';

/** Media query of widths at which the header's links move into the menu. */
export const compact = '@media (max-width: 1180px)';

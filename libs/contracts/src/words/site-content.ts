export const ACTS = {
  'site-section.edit': 'Conținut modificat',
  'site-section.restore': 'Conținut readus la o versiune anterioară',
  'site-section.preview': 'Conținut previzualizat',
};

export const PUBLIC_TOPICS = ['content'] as const;

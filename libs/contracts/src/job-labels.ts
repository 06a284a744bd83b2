/** Names of the job queues. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  mail: 'E-mailuri',
  push: 'Notificări pe dispozitive',
  'send-link': 'Linkuri de acces prin e-mail',
  newsletter: 'Newsletter',
  'data-export': 'Arhive cu date personale',
  'purchase-file': 'Dosare de achiziție',
  'reception-note': 'Procese-verbale de recepție',
  'report-file': 'Rapoarte ale autorităților',
  'firm-report-file': 'Rapoarte ale partenerilor',
  'network-report-file': 'Rapoarte ale rețelei',
  'file-removal': 'Ștergeri de fișiere',
  'opportunity-alerts': 'Alerte despre oportunități',
  'search-words': 'Cuvinte pentru căutare',
  'search-domain': 'Denumiri de domenii pentru căutare',
  'text-extraction': 'Texte citite din fișiere',
  'library-import': 'Importuri în bibliotecă',
  'assistant-answer': 'Răspunsuri ale asistentului',
  'bulk-act': 'Acțiuni în masă',
};

/** Most failed jobs of a queue that one act runs again or takes off the list. */
export const FAILED_AT_ONCE = 1000;

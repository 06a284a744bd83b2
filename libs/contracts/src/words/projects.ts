import type { ProjectAction } from '../projects.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'project.closed': [409, 'Solicitarea a fost anulată, proiectul nu mai poate fi modificat.'],
} as const satisfies Errors;

export const ACTS = {
  'project.open': 'Proiect deschis',
  'project.start': 'Lucrul a început',
  'project.setProgress': 'Stadiu actualizat',
  'project.editMilestones': 'Etape modificate',
  'project.addMilestone': 'Etapă adăugată',
  'project.removeMilestone': 'Etapă ștearsă',
  'project.completeMilestone': 'Etapă finalizată',
  'project.reopenMilestone': 'Etapă redeschisă',
  'project.pause': 'Proiect suspendat',
  'project.resume': 'Proiect reluat',
  'project.deliver': 'Lucrare predată',
  'project.requestChanges': 'Modificări cerute',
  'project.accept': 'Lucrare acceptată',
  'project.close': 'Proiect închis',
  'project.cancel': 'Proiect anulat de asociație',
  'project.remind': 'Reamintire trimisă',
  'project.export': 'Listă de proiecte exportată',
  'project.review': 'Recenzie scrisă',
  'project.addFiles': 'Fișiere adăugate',
  'project.removeFile': 'Fișier scos',
  'project.makeNote': 'Proces-verbal de recepție cerut',
  'project.amend': 'Modificare propusă',
} satisfies Labels<`project.${ProjectAction}`>;

export const TODOS = {
  uat: { acceptDelivery: 40 },
  firma: { startProject: 40, continueProject: 50 },
} as const satisfies Todos;

export const LIVE_TOPICS = { project: 'all' } as const satisfies LiveLists;

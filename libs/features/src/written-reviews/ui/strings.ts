export const strings = {
  marks: ['Foarte slab', 'Slab', 'Acceptabil', 'Bun', 'Foarte bun'],
  starsOf: (rating: number) => `${rating} din 5`,
  mark: 'Nota dvs.',
  reviewText: 'Ce ar trebui să știe alții',
  review: 'Publică recenzia',
  reviewed: 'Recenzia a fost publicată',
};

export const strings = {
  questions: 'Pentru lămuriri,',
  write: 'scrieți asociației la',
  or: 'sau',
  call: 'sunați la',
};

/** Pictures that were sent for an issue. Its text shows them; those that it shows no more are removed. */
export const NEWSLETTER_PICTURES = `
create table newsletter_picture (
  image_id uuid primary key references image,
  issue_id uuid not null references newsletter_issue on delete cascade);
create index newsletter_picture_of on newsletter_picture (issue_id);`;

import type { PublicPost, PublicTopicView } from '@psp/contracts/public-forum';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { topicQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Public page of a solved topic, without names. */
export function TopicPage() {
  const { id = '' } = useParams();
  const query = useQuery(topicQuery(id));
  return <LoadedPage query={query}>{(topic) => <Topic key={topic.id} topic={topic} />}</LoadedPage>;
}

/* Head of the page, with the question and its answer for search engines. */
function headOf({ id, title, excerpt, question, accepted }: PublicTopicView): PageHead {
  const path = `/forum/${id}`;
  const answer = {
    '@type': 'Answer',
    dateCreated: accepted.at,
    url: `${path}#${accepted.id}`,
    text: textOf(accepted.body),
  };
  const asked = {
    '@type': 'Question',
    name: title,
    text: excerpt,
    dateCreated: question.at,
    answerCount: 1,
    acceptedAnswer: answer,
  };
  return {
    ...{ title, kind: strings.kind, description: excerpt, path, type: 'article' },
    jsonLd: [{ '@type': 'QAPage', url: path, mainEntity: asked }],
  };
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function Topic({ topic }: { topic: PublicTopicView }) {
  const { title, category, question, accepted, replies } = topic;
  usePageHead(headOf(topic));
  return (
    <Page isCentred>
      <PageHeader
        title={title}
        breadcrumb={[{ label: strings.home, href: '/' }, { label: title }]}
        meta={[strings.kind, category, formatDate(question.at)]}
      />
      <Stack gap={20}>
        <PostCard title={strings.question} posts={[question]} />
        <PostCard title={strings.accepted} posts={[accepted]} />
        {replies.length > 0 ? <PostCard title={strings.replies(replies.length)} posts={replies} /> : null}
        <Row>
          <p>{strings.more}</p>
          <ButtonLink href="/register" variant="secondary">
            {strings.join}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}

function PostCard({ title, posts }: { title: string; posts: readonly PublicPost[] }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      {posts.map(({ id, kind, at, body }) => (
        <CardBody key={id} id={id}>
          <p>
            <strong>{strings.by[kind]}</strong>, <time dateTime={at}>{formatDate(at)}</time>
          </p>
          <RichText html={body} />
        </CardBody>
      ))}
    </Card>
  );
}

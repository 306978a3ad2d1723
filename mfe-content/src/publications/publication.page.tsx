import { useStore } from '@nanostores/react';
import { ApiError } from '@ortoo/http';
import { definePage, failedPage, lazyPart, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { ButtonLink, Container, EmptyState, ErrorPanel, FormSkeleton, PencilIcon } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { publicationQuery } from './publications.queries';

const Fallback = () => {
  const t = useMessages();
  return (
    <Container width="text" className="airy">
      <FormSkeleton label={t('state.loading')} fields={5} />
    </Container>
  );
};

/** The editor is far larger than any other page's script. */
const Writing = lazyPart(async () => (await import(/* webpackChunkName: "writing" */ './writing')).Writing, {
  when: 'visible',
  Fallback,
});

const PublicationPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const id = Number(params['id']);
  const user = useStore($user, { ssr: 'initial' });
  const query = useQuery({ ...publicationQuery(id), enabled: Number.isInteger(id) && user !== null });
  const { data, error } = query;
  if (data && user) return <Writing key={data.id} publication={data} userId={user.id} />;
  const isMissing = !Number.isInteger(id) || (error instanceof ApiError && error.status === 404);
  if (!isMissing && !error) return <Fallback />;
  return (
    <Container width="text" className="airy">
      {isMissing && (
        <EmptyState
          icon={<PencilIcon />}
          title={t('write.missing')}
          text={t('write.missingText')}
          actions={<ButtonLink href={href('/publications')}>{t('write.mine')}</ButtonLink>}
        />
      )}
      {!isMissing && <ErrorPanel {...failedPage(t, query)} />}
    </Container>
  );
};

export const page = definePage({
  head: ({ t }) => ({ title: t('write.title'), robots: 'noindex' }),
  Page: PublicationPage,
});

import { css } from '@emotion/react';
import type { PublicationCard } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import {
  definePersonalPage,
  failedPage,
  paginationTexts,
  useHref,
  useLocale,
  useMessages,
  useNavigate,
  useSearchParams,
} from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import {
  Button,
  Container,
  EmptyState,
  ErrorNotice,
  ErrorPanel,
  ListSkeleton,
  Pagination,
  PencilIcon,
  Picture,
  Stack,
  StatusPill,
} from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createMutation } from './publications.mutations';
import { ownPublicationsQuery } from './publications.queries';
import { useState } from 'react';
import { stateOf, stateTones } from './state.rules';

const Item = ({ publication }: { publication: PublicationCard }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { id, title, image, updated_at, publish_at, note } = publication;
  const [now] = useState(() => Date.now());
  const state = stateOf(publication, now);
  return (
    <li>
      <span className="picture">
        {image ? <Picture src={image} alt="" sizes="96px" maxWidth={320} /> : <PencilIcon aria-hidden="true" />}
      </span>
      <div>
        <h2>
          <a href={href(`/publications/${id}`)}>{title || t('write.untitled')}</a>
        </h2>
        <p className="soft">
          <StatusPill tone={stateTones[state]}>{t(`write.state.${state}`)}</StatusPill>{' '}
          {state === 'scheduled' && publish_at
            ? formatDateTime(publish_at, locale)
            : t('write.changed', { time: formatDateTime(updated_at, locale) })}
        </p>
        {state === 'rejected' && note && <p>{note}</p>}
      </div>
    </li>
  );
};

const Publications = () => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const errorOf = useErrorText();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useQuery(ownPublicationsQuery(page));
  const create = useMutation(createMutation());
  const { data, isError } = query;
  const begin = () => create.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/publications/${id}`) });
  const button = (
    <Button icon={<PencilIcon />} busy={create.isPending} onClick={begin}>
      {t('write.begin')}
    </Button>
  );
  return (
    <Container className="airy" width="text">
      <Stack gap={3}>
        <header css={heading}>
          <h1>{t('write.mine')}</h1>
          {data && data.total_count > 0 && button}
        </header>
        <ErrorNotice>{errorOf(create.error)}</ErrorNotice>
        {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
        {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
        {data?.total_count === 0 && (
          <EmptyState icon={<PencilIcon />} title={t('write.none')} text={t('write.noneText')} actions={button} />
        )}
        {data && data.publications.length > 0 && (
          <ul css={list}>
            {data.publications.map(publication => (
              <Item key={publication.id} publication={publication} />
            ))}
          </ul>
        )}
        {data && data.pages > 1 && (
          <Pagination
            {...paginationTexts(t)}
            page={page}
            pages={data.pages}
            hrefOf={number => href(`/publications?page=${number}`)}
          />
        )}
      </Stack>
    </Container>
  );
};

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1-5);
`;

const list = css`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
  .picture {
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 16 / 10;
    border-radius: var(--radius);
    background: var(--sand);
    color: var(--action);
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  h2 {
    margin-bottom: 0.25rem;
    font: 600 var(--text-lg) / 1.35 var(--font);
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const page = definePersonalPage('write.mine', Publications);

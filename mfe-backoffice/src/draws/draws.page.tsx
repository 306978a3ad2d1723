import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useMessages } from '@ortoo/remote';
import { EmptyState, ErrorPanel, GiftIcon, Skeleton, SkeletonPage } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { DrawForm } from './draw-form';
import { staffDrawsQuery } from './draws.queries';

const Draws = () => {
  const t = useMessages();
  const query = useQuery(staffDrawsQuery());
  const { data, isError } = query;
  return (
    <Workplace title={t('draws.title')} text={t('draws.text')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && (
        <SkeletonPage label={t('state.loading')}>
          <Skeleton height="24rem" />
        </SkeletonPage>
      )}
      {data?.draws.length === 0 && (
        <EmptyState icon={<GiftIcon />} title={t('draws.none')} text={t('draws.noneText')} />
      )}
      <div css={style}>
        {data?.draws.map(draw => (
          <DrawForm key={draw.slug} draw={draw} />
        ))}
      </div>
    </Workplace>
  );
};

export const page = defineStaffPage('draws.title', Draws);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

import { css } from '@emotion/react';
import type { SkeletonKind } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { ArticleSkeleton, Container, DetailSkeleton, FormSkeleton, ListSkeleton } from '@ortoo/ui';

const shapes = { list: ListSkeleton, detail: DetailSkeleton, form: FormSkeleton, article: ArticleSkeleton };

/** Skeleton while a page loads. */
export const PageSkeleton = ({ kind }: { kind: SkeletonKind }) => {
  const t = useMessages();
  const Shape = shapes[kind];
  return (
    <Container css={style}>
      <noscript>{t('errors.scripts')}</noscript>
      <Shape label={t('state.loading')} />
    </Container>
  );
};

const style = css`
  padding-block: var(--space-3);
`;

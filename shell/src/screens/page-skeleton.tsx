import { css } from '@emotion/react';
import type { SkeletonKind } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { ArticleSkeleton, Container, DetailSkeleton, FormSkeleton, ListSkeleton } from '@ortoo/ui';

const shapes = {
  list: ListSkeleton,
  detail: DetailSkeleton,
  form: FormSkeleton,
  article: ArticleSkeleton,
  workplace: ListSkeleton,
};

/** Skeleton while a page loads. A workplace has no `<main>` around it. */
export const PageSkeleton = ({ kind }: { kind: SkeletonKind }) => {
  const t = useMessages();
  const Shape = shapes[kind];
  const skeleton = (
    <Container css={style}>
      <noscript>{t('errors.scripts')}</noscript>
      <Shape label={t('state.loading')} />
    </Container>
  );
  return kind === 'workplace' ? <main id="content">{skeleton}</main> : skeleton;
};

const style = css`
  padding-block: var(--space-3);
`;

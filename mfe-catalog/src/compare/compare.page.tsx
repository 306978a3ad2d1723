import { useEffect } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { limits } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useHref, useHydrated, useMessages } from '@ortoo/remote';
import { $compared, toggleCompare } from '@ortoo/stores';
import { Breadcrumbs, ButtonLink, CompareIcon, Container, EmptyState, ErrorPanel, Skeleton } from '@ortoo/ui';
import { useRestoredFocus } from '../parts/restore-focus';
import { comparisonQuery } from './compare.queries';
import { CompareTable } from './compare-table';

/** The compared products; products that no longer exist are removed from the comparison. */
const useComparison = () => {
  const slugs = useStore($compared, { ssr: 'initial' });
  const query = useQuery(comparisonQuery(slugs));
  const { products = [], gone = [] } = query.data ?? {};
  useEffect(() => {
    for (const slug of gone) if ($compared.get().includes(slug)) toggleCompare(slug);
  }, [gone]);
  return { ...query, slugs, products: products.filter(({ slug }) => slugs.includes(slug)) };
};

const Nothing = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <EmptyState
      icon={<CompareIcon />}
      title={t('compare.empty')}
      text={t('compare.emptyText', { limit: limits.compare })}
      actions={<ButtonLink href={href('/products')}>{t('nav.products')}</ButtonLink>}
    />
  );
};

const Comparison = () => {
  const t = useMessages();
  const { slugs, products, isPending, isError, isFetching, refetch } = useComparison();
  const isKnown = useHydrated();
  if (isKnown && slugs.length === 0) return <Nothing />;
  if (isError) return <ErrorPanel {...failedPage(t, { isFetching, refetch })} title={t('errors.part')} />;
  if (!isKnown || isPending) return <Skeleton height="24rem" />;
  return <CompareTable products={products} onRemove={slug => void toggleCompare(slug)} />;
};

const Compare = () => {
  useRestoredFocus();
  const t = useMessages();
  const href = useHref();
  const title = t('compare.title');
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: title }]}
      />
      <h1>{title}</h1>
      <Comparison />
    </Container>
  );
};

export const page = definePersonalPage('compare.title', Compare);

const style = css`
  padding-block: 0.25rem var(--space-4);
  h1 {
    margin-block: 0.25rem var(--space-2);
  }
`;

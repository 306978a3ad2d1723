import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '@ortoo/http';
import { formatMoney } from '@ortoo/i18n';
import {
  definePersonalPage,
  failedPage,
  useHref,
  useHydrated,
  useLocale,
  useMessages,
  useNavigate,
} from '@ortoo/remote';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  ListSkeleton,
  PackageIcon,
} from '@ortoo/ui';
import { useRestoredFocus } from '../parts/restore-focus';
import { $package, addPackageToCart } from '../parts/package.store';
import { PackageLine } from './package-line';
import { packProductsQuery } from './package.queries';
import { faultOf, linesFor, totalOf } from './package.rules';

const Empty = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={t('package.empty')}
      text={t('package.emptyText')}
      actions={
        <>
          <ButtonLink href={href('/look-books')}>{t('lookBooks.title')}</ButtonLink>
          <ButtonLink kind="secondary" href={href('/products')}>
            {t('nav.products')}
          </ButtonLink>
        </>
      }
    />
  );
};

const Lines = () => {
  const t = useMessages();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const chosen = useStore($package, { ssr: 'initial' });
  const [isRequested, setRequested] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLUListElement>(null);
  const query = useQuery(packProductsQuery(chosen.map(({ slug }) => slug)));
  const { data: products, isError } = query;
  if (chosen.length === 0) return <Empty />;
  if (isError && !products) return <ErrorPanel {...failedPage(t, query)} />;
  if (!products) return <ListSkeleton label={t('state.loading')} count={chosen.length} />;
  const lines = chosen.map(({ slug, qty, variant, cv }) => ({
    slug,
    qty,
    note: cv['note'] ?? '',
    product: products.find(product => product.slug === slug),
    chosen: variant,
  }));
  const wrong = lines.findIndex(line => faultOf(line) !== undefined);
  const isReady = wrong < 0;
  const order = async () => {
    setRequested(true);
    if (!isReady) place.current?.children[wrong]?.querySelector<HTMLElement>('select, input, button')?.focus();
    if (!isReady || busy) return;
    setBusy(true);
    const isIn = await addPackageToCart(apiOf(client), linesFor(lines));
    setBusy(false);
    if (isIn) void navigate('/cart');
    else void client.invalidateQueries();
  };
  return (
    <>
      <ul ref={place} aria-label={t('package.title')}>
        {lines.map(line => (
          <PackageLine key={line.slug} line={line} requested={isRequested} />
        ))}
      </ul>
      <div className="foot">
        <p>
          {t('price.total')} <strong>{formatMoney(totalOf(lines), locale)}</strong>
        </p>
        <Button size="lg" busy={busy} onClick={() => void order()}>
          {t('package.order')}
        </Button>
        {isRequested && !isReady && (
          <p className="error" role="alert">
            {t('package.notReady')}
          </p>
        )}
      </div>
    </>
  );
};

const PackagePage = () => {
  useRestoredFocus();
  const t = useMessages();
  const href = useHref();
  const hydrated = useHydrated();
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: t('package.title') }]}
      />
      <header>
        <h1>{t('package.title')}</h1>
        <p>{t('package.text')}</p>
      </header>
      {hydrated ? <Lines /> : <ListSkeleton label={t('state.loading')} count={3} />}
    </Container>
  );
};

export const page = definePersonalPage('package.title', PackagePage);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 54rem;
  padding-block: 0.25rem var(--space-6);
  > nav {
    margin-bottom: calc(var(--space-2) * -1);
  }
  header p {
    margin-top: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  .foot strong {
    margin-inline-start: 0.5rem;
    font-size: var(--text-xl);
  }
  .foot [role='alert'] {
    width: 100%;
  }
`;

import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Stockist } from '@ortoo/contracts';
import { bindNumbers, formatPhone, htmlLang, isLocale } from '@ortoo/i18n';
import { definePage, failedPage, useHref, useLocale, useMessages } from '@ortoo/remote';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  Grid,
  MapPinIcon,
  Section,
  Skeleton,
  TextLink,
} from '@ortoo/ui';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { Gate } from '../parts/gate';
import { PageHeading } from '../parts/page-heading';
import { paths } from '../parts/paths';
import { useVolume } from '../parts/use-volume';
import { Hours } from './hours';
import { mapAddress, stockistData } from './stockist.rules';
import { stockistsQuery } from './stockists.queries';

const StockistCard = ({ stockist }: { stockist: Stockist }) => {
  const t = useMessages();
  const locale = useLocale();
  const volumeOf = useVolume();
  const { code, name, address, directions, phone, hours, bottles } = stockist;
  const lang = stockist.locale !== locale && isLocale(stockist.locale) ? htmlLang[stockist.locale] : undefined;
  return (
    <article css={cardStyle} id={code}>
      <h3 lang={lang}>{name}</h3>
      <address lang={lang}>{bindNumbers(address)}</address>
      {directions && <p lang={lang}>{directions}</p>}
      <Hours hours={hours} />
      <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
      <div className="bottles">
        <h4>{t('stockists.inStock')}</h4>
        <ul>
          {bottles.map(({ name: bottle, volume }) => (
            <li key={bottle + volume}>{t('bottle', { name: bottle, volume: volumeOf(volume) })}</li>
          ))}
        </ul>
      </div>
      <ButtonLink kind="secondary" size="sm" icon={<MapPinIcon aria-hidden="true" />} href={mapAddress(stockist)}>
        {t('stockists.map')}
        <span className="visually-hidden" lang={lang}>
          {' '}
          {name}
        </span>
      </ButtonLink>
    </article>
  );
};

const Online = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <section css={onlineStyle} aria-labelledby="stockists-online">
      <div>
        <p className="kind">{t('stockists.online')}</p>
        <h2 id="stockists-online">{t('stockists.onlineTitle')}</h2>
        <p>{t('stockists.onlineText')}</p>
      </div>
      <ButtonLink href={href(`${paths.product}#bottles`)} size="lg">
        {t('stockists.onlineAction')}
      </ButtonLink>
    </section>
  );
};

const Stores = () => {
  const t = useMessages();
  const query = useQuery(stockistsQuery());
  if (query.isError && !query.data) return <ErrorPanel {...failedPage(t, query)} />;
  if (!query.data) {
    return (
      <div role="status" aria-label={t('state.loading')}>
        <Skeleton height="24rem" round />
      </div>
    );
  }
  if (query.data.length === 0) return <EmptyState title={t('stockists.none')} text={t('stockists.noneText')} />;
  return (
    <Section title={t('stockists.storesTitle')}>
      <Grid as="ul" min="20rem" gap={3}>
        {query.data.map(stockist => (
          <li key={stockist.id}>
            <StockistCard stockist={stockist} />
          </li>
        ))}
      </Grid>
    </Section>
  );
};

const Stockists = () => {
  const t = useMessages();
  return (
    <BrandPage>
      <Container css={style}>
        <PageHeading title={t('stockists.title')} text={t('stockists.text')} />
        <Stores />
        <Online />
      </Container>
    </BrandPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(stockistsQuery()),
  head: context => {
    const { t, queryClient } = context;
    return brandHead(context, {
      title: t('stockists.title'),
      description: t('stockists.description'),
      path: paths.stockists,
      jsonLd: (queryClient.getQueryData(stockistsQuery().queryKey) ?? []).map(stockistData),
    });
  },
  Page: Stockists,
  Gate,
});

const style = css`
  padding-bottom: clamp(3rem, 8vw, 6rem);
`;

const cardStyle = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-1-5);
  height: 100%;
  padding: clamp(1.5rem, 3vw, 2.25rem);
  border-radius: var(--radius-lg);
  background: var(--surface);
  h3 {
    font-size: var(--text-xl);
  }
  address {
    font-style: normal;
    line-height: 1.5;
  }
  > p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  .bottles {
    display: grid;
    gap: 0.375rem;
    align-self: start;
    width: 100%;
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
  h4 {
    color: var(--action);
    font-size: var(--text-sm);
  }
  .bottles li {
    line-height: 1.6;
  }
`;

const onlineStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: clamp(3rem, 8vw, 6rem);
  padding: clamp(2rem, 5vw, 4rem);
  border-radius: var(--radius-xl);
  background: linear-gradient(120deg, var(--action-wash), var(--surface));
  > div {
    display: grid;
    gap: var(--space-1);
    max-width: 36rem;
  }
  h2 {
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .kind {
    color: var(--action);
    font-size: var(--text-sm);
  }
`;

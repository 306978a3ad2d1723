import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatPercent, localizePath } from '@ortoo/i18n';
import { definePage, useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, Container, DefinitionList, Picture, Section, TextLink } from '@ortoo/ui';
import { Bottles } from '../parts/bottles';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { bottlesQuery } from '../parts/brand.queries';
import { Chapter } from '../parts/chapter';
import { PageHeading } from '../parts/page-heading';
import { paths } from '../parts/paths';
import { Gate } from '../parts/gate';
import { QueryStates } from '../parts/query-states';
import { Tasting } from '../parts/tasting';
import { variantPath } from '../parts/use-shop-href';
import { productData } from './product-data.rules';

const facts = ['ingredients', 'distilled', 'rested', 'additives', 'served'] as const;

const Facts = ({ strength }: { strength: number | undefined }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <DefinitionList
      items={[
        { term: t('product.facts.strength'), value: strength && formatPercent(strength, locale) },
        ...facts.map(fact => ({ term: t(`product.facts.${fact}`), value: t(`product.facts.${fact}Text`) })),
      ]}
    />
  );
};

const Product = () => {
  const t = useMessages();
  const href = useHref();
  const bottles = useQuery(bottlesQuery());
  return (
    <BrandPage>
      <Container css={topStyle}>
        <div className="intro">
          <PageHeading title={t('product.title')} text={t('product.lead')} />
          <div className="ways">
            <ButtonLink href="#bottles" size="lg">
              {t('story.buy')}
            </ButtonLink>
            <ButtonLink href={href(paths.stockists)} size="lg" kind="secondary">
              {t('nav.stockists')}
            </ButtonLink>
          </div>
        </div>
        <div className="facts">
          <h2>{t('product.factsTitle')}</h2>
          <Facts strength={bottles.data?.[0]?.strength} />
        </div>
        <Picture
          src="brand-bottle_plain"
          alt=""
          eager
          ratio={4 / 5}
          sizes="(min-width: 992px) 40vw, 90vw"
          maxWidth={960}
        />
      </Container>
      <Tasting />
      <Container css={bottlesStyle}>
        <div id="bottles">
          <Section title={t('product.bottles')}>
            <QueryStates query={bottles} height="40rem">
              {found => <Bottles bottles={found} />}
            </QueryStates>
          </Section>
        </div>
      </Container>
      <Chapter title={t('story.visionTitle')} image="brand-story_water">
        <p>{t('story.vision')}</p>
        <TextLink href={href(paths.story)}>{t('teaser.action')}</TextLink>
      </Chapter>
    </BrandPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(bottlesQuery()),
  head: context => {
    const { t, queryClient, locale, siteData } = context;
    const description = t('product.description');
    const shop = siteData.configs.shop_origin ?? '';
    const data = productData(queryClient.getQueryData(bottlesQuery().queryKey) ?? [], {
      ...{ name: t('brand'), description },
      addressOf: ({ variant }) => shop + localizePath(variantPath(variant), locale),
    });
    return brandHead(context, {
      title: t('product.title'),
      description,
      path: paths.product,
      image: '/pictures/brand-bottle_plain',
      jsonLd: [data],
    });
  },
  Page: Product,
  Gate,
});

const topStyle = css`
  display: grid;
  gap: var(--space-4);
  padding-block: 0 clamp(3rem, 8vw, 6rem);
  img {
    border-radius: var(--radius-xl);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1-5);
  }
  h2 {
    margin-bottom: var(--space-1);
  }
  .facts {
    order: 1;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: clamp(3rem, 6vw, 6rem);
    > img {
      grid-column: 2;
      grid-row: 1 / span 2;
      position: sticky;
      top: calc(var(--header-height) + 1.5rem);
      align-self: start;
      max-height: calc(100svh - var(--header-height) - 3rem);
      margin-top: var(--space-3);
    }
  }
`;

const bottlesStyle = css`
  padding-block: clamp(4rem, 10vw, 8rem);
  h2 {
    font-size: var(--text-3xl);
  }
`;

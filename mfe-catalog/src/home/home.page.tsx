import { css } from '@emotion/react';
import { localizePath } from '@ortoo/i18n';
import { definePage, Slot, useHref, useSite } from '@ortoo/remote';
import { ButtonLink, Container, Hero, Skeleton } from '@ortoo/ui';
import { cardsQuery } from '../parts/cards.queries';
import { ViewedRail } from '../parts/viewed-rail';
import { CategoryTiles } from './category-tiles';
import { HomeRail, LaterRail } from './home-rail';
import { Promises } from './promises';
import { cardsOfRail, firstCards, firstRails, isOfProducts } from '../parts/rails.rules';

/** Reserve the space of other remotes' slots, in the heights of their parts. */
const stripRoom = <Skeleton height="clamp(32rem, 30rem + 4vw, 34.5rem)" round />;
const bannerRoom = <Skeleton height="clamp(34.8rem, 32.9rem + 9.3vw, 40.4rem)" round />;
const wheelRoom = <Skeleton height="max(9rem, min(13.25rem, (640px - 100vw) * 1000))" round />;
const teaserRoom = <Skeleton height="22rem" round />;

const Home = () => {
  const href = useHref();
  const { presets, configs } = useSite();
  const { kicker, title, text, image, actions } = presets.hero;
  const { brand_site, wheel = true, promotions = true, articles = true } = configs.features;
  return (
    <Container css={style}>
      <Hero
        kicker={kicker}
        title={title}
        text={text}
        image={{ src: image, alt: '' }}
        actions={actions.map((action, at) => (
          <ButtonLink key={at} size="lg" {...(at > 0 && { kind: 'secondary' })} href={href(action.url)}>
            {action.title}
          </ButtonLink>
        ))}
      />
      <CategoryTiles />
      {presets.rails.slice(0, firstRails).map(rail => (
        <HomeRail key={rail.id} rail={rail} />
      ))}
      <Promises />
      {presets.rails.slice(firstRails).map(rail => (
        <LaterRail key={rail.id} rail={rail} />
      ))}
      {wheel && <Slot id="content.wheel" fallback={wheelRoom} />}
      {promotions && <Slot id="content.promotion-banner" fallback={bannerRoom} />}
      {articles && <Slot id="content.article-strip" fallback={stripRoom} />}
      {brand_site && <Slot id="brandsite.teaser" fallback={teaserRoom} />}
      <ViewedRail />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, siteData, locale }) =>
    Promise.all(
      siteData.presets.rails
        .slice(0, firstRails)
        .filter(isOfProducts)
        .map(rail => queryClient.prefetchQuery(cardsQuery(cardsOfRail(rail, firstCards), locale))),
    ),
  head: ({ siteData, locale }) => ({
    title: siteData.presets.hero.headline,
    description: siteData.presets.hero.text,
    image: siteData.presets.hero.image,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: siteData.configs.name,
        url: localizePath('/', locale),
        telephone: siteData.configs.phone,
        email: siteData.configs.email,
        address: siteData.configs.address,
      },
    ],
  }),
  Page: Home,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.25rem, 6vw, 4rem);
  padding-block: clamp(0.75rem, 2.5vw, 1.5rem) var(--space-4);
`;

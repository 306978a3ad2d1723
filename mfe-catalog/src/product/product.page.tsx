import { css } from '@emotion/react';
import { hasAspects, isBooked } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { definePage, lazyPart, useHref, useMessages, type PageContext, type PageProps } from '@ortoo/remote';
import { noteViewed, emit } from '@ortoo/stores';
import { Breadcrumbs, Container } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { bookingData, BookingPanel, loadBookingPanel } from '../parts/booking-panel';
import { keepingQuery, leadingTo } from '../parts/leading-on';
import { useRestoredFocus } from '../parts/restore-focus';
import { LateReviews, loadReviews } from '../parts/reviews/late-reviews';
import { LateScores } from '../parts/reviews/late-scores';
import { reviewsQuery } from '../parts/reviews/reviews.queries';
import { useQueryState } from '../parts/use-query-state';
import { ViewedRail, ViewedRoom } from '../parts/viewed-rail';
import { BuyPanel } from './buy-panel';
import { Gallery } from './gallery';
import { NotForSale } from './not-for-sale';
import { OfferTerms } from './offer-terms';
import { PhoneBuyBar } from './phone-buy-bar';
import { PriceBlock } from './price-block';
import { productData } from './product-data.rules';
import { ProductDescription } from './product-description';
import { ProductTitle } from './product-title';
import { ProductTools } from './product-tools';
import { hasFacts, type ProductView } from './product-view.rules';
import { nutritionQuery, productQuery } from './product.queries';
import { QuoteLinks } from './quote-links';
import { RelatedRail } from './related-rail';
import { ServiceNotes } from './service-notes';
import { usePurchase, type Purchase } from './use-purchase';
import { pictureOf, readSelection, type Selection, writeSelection } from './variants.rules';

/** Its code is that of the other rails; its data waits. */
const LateViewedRail = lazyPart(async () => ViewedRail, { when: 'visible', Fallback: ViewedRoom });

const LateKindFacts = lazyPart(
  async () => (await import(/* webpackChunkName: "kind-facts" */ './kind-facts')).KindFacts,
  { when: 'interaction' },
);

const MiniCart = lazyPart(async () => (await import(/* webpackChunkName: "mini-cart" */ './mini-cart')).MiniCart, {
  when: 'use',
});

interface OfferProps {
  product: ProductView;
  selection: Selection;
  purchase: Purchase;
  select: (next: Selection) => void;
}

const Offer = ({ product, selection, purchase, select }: OfferProps) => (
  <>
    {isBooked(product.kind) ? (
      <BookingPanel product={product} />
    ) : (
      <BuyPanel product={product} selection={selection} purchase={purchase} onSelect={select} />
    )}
    <OfferTerms product={product} selection={selection} />
  </>
);

const ProductDetail = ({ product }: { product: ProductView }) => {
  useRestoredFocus();
  const t = useMessages();
  const href = useHref();
  const subject = useMemo(() => ({ slug: product.slug }), [product.slug]);
  const format = useMemo(() => ({ read: readSelection(product), write: writeSelection(product) }), [product]);
  const [selection, select] = useQueryState(format, 'replace');
  const purchase = usePurchase(product, selection);
  useEffect(() => noteViewed(product.id), [product.id]);
  const reportShown = useEffectEvent(() => emit('product_shown', product));
  useEffect(() => reportShown(), [product.id]);
  const inStock = product.variants.filter(variant => variant.inStock);
  const shown = purchase.variant ?? inStock[0] ?? product.variants[0];
  const steps = product.breadcrumbs.map(({ name, permalink }) => ({ label: name, href: href(`/t/${permalink}`) }));
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, ...steps, { label: product.name }]}
      />
      <div className="first">
        <div className="pictures">
          <Gallery
            images={product.images}
            facts={product.imageFacts}
            name={product.name}
            requested={pictureOf(product, selection)}
            faded={inStock.length === 0}
          />
        </div>
        <div className="side">
          <ProductTitle product={product} />
          <PriceBlock product={product} selection={selection} />
          {hasFacts(product) && <LateKindFacts product={product} />}
          {product.forSale ? <Offer {...{ product, selection, purchase, select }} /> : <NotForSale product={product} />}
          <QuoteLinks product={product} />
          <ProductTools
            name={product.name}
            slug={product.slug}
            variantId={shown?.id ?? 0}
            chosenId={purchase.variant?.id}
            packable={product.shippable && product.forSale}
          />
          <ServiceNotes product={product} />
        </div>
      </div>
      <ProductDescription product={product} />
      <LateReviews
        title={t('reviews.title')}
        subject={subject}
        page={`/products/${product.slug}`}
        name={product.name}
        {...(hasAspects(product.kind) && { Scores: LateScores })}
      />
      <RelatedRail product={product} />
      <LateViewedRail without={product.id} />
      {purchase.shownInCart !== undefined && (
        <MiniCart slug={product.slug} variantId={purchase.shownInCart} onClose={purchase.hideCart} />
      )}
      {product.forSale && inStock.length > 0 && !isBooked(product.kind) && (
        <PhoneBuyBar product={product} selection={selection} purchase={purchase} />
      )}
    </Container>
  );
};

const ProductPage = ({ params }: PageProps) => {
  const { data: product } = useQuery(productQuery(params['slug'] ?? ''));
  return product ? <ProductDetail key={product.id} product={product} /> : null;
};

/** The product, and what only some kinds of it have: nutrition, key facts, booking data. */
const loadProduct = async (context: PageContext, slug: string) => {
  const product = await context.queryClient.ensureQueryData(productQuery(slug)).catch((error: unknown) => {
    const nearest = { path: '/products', label: context.t('nav.products'), text: slug.replaceAll('-', ' ') };
    throw leadingTo(keepingQuery(error, context.search), nearest);
  });
  return Promise.all([
    product.has_nutrition && context.queryClient.prefetchQuery(nutritionQuery(product.slug)),
    hasFacts(product) && LateKindFacts.load(),
    isBooked(product.kind) && loadBookingPanel(product, context),
  ]);
};

export const page = definePage({
  load: context => {
    const { queryClient, params } = context;
    const slug = params['slug'] ?? '';
    return Promise.all([loadProduct(context, slug), loadReviews(queryClient, { slug })]);
  },
  head: ({ queryClient, params, locale, t }) => {
    const product = queryClient.getQueryData(productQuery(params['slug'] ?? '').queryKey);
    if (!product) return { title: '' };
    const reviews = queryClient.getQueryData(reviewsQuery({ slug: product.slug }).queryKey);
    const path = `/products/${product.slug}`;
    const own = localizePath(path, locale);
    const steps = product.breadcrumbs.map(({ name, permalink }) => ({ label: name, path: `/t/${permalink}` }));
    return {
      title: product.meta_title,
      description: product.meta_description,
      canonical: path,
      ...(product.images[0] && { image: product.images[0] }),
      jsonLd: [productData(product, own, reviews?.reviews), ...bookingData(product, own)],
      breadcrumbs: [{ label: t('nav.products'), path: '/products' }, ...steps, { label: product.name, path }],
    };
  },
  Page: ProductPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 5vw, 3.5rem);
  padding-block: 0.25rem 0;
  > nav {
    margin-bottom: calc(clamp(1.75rem, 5vw, 3.5rem) * -1 + 0.25rem);
  }
  > .first {
    display: grid;
    gap: var(--space-2);
  }
  .side {
    display: grid;
    align-content: start;
    gap: var(--space-1-5);
    min-width: 0;
  }
  @media (min-width: 992px) {
    .side {
      gap: var(--space-2);
    }
    > .first {
      grid-template-columns: auto minmax(0, 1fr);
      gap: clamp(2rem, 5vw, 4.5rem);
    }
    > .first > .pictures {
      position: sticky;
      top: calc(var(--header-height) + var(--space-2));
      align-self: start;
    }
  }
`;

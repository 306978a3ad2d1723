import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { definePage, useHref, useLocale, useMessages, useSearchParams } from '@ortoo/remote';
import { Breadcrumbs, Button, ButtonLink, CircleCheckIcon, Container, EmptyState, Picture } from '@ortoo/ui';
import { headedStyle } from '../parts/headed-style';
import { useRestoredFocus } from '../parts/restore-focus';
import type { QuoteKind } from './quote-form.rules';
import { QuoteForm } from './quote-form';
import { requestedProductQuery, type RequestedProduct } from './quote.queries';
import { useQuote } from './use-quote';

interface QuoteRequest {
  kind: QuoteKind;
  product: string;
}

const read = (search: URLSearchParams): QuoteRequest => {
  const product = search.get('product') ?? '';
  if (product === '') return { kind: 'travel', product };
  return { kind: search.get('kind') === 'price' ? 'price' : 'product', product };
};

const labels = {
  travel: ['title', 'text'],
  product: ['titleProduct', 'textProduct'],
  price: ['titlePrice', 'textPrice'],
} as const;

const About = ({ product }: { product: RequestedProduct }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  return (
    <p className="about">
      {product.image && <Picture src={product.image} alt="" sizes="72px" maxWidth={160} />}
      <span>
        <a href={href(`/products/${product.slug}`)}>{product.name}</a>
        {t('quote.now', { price: formatMoney(product.selling, locale) })}
      </span>
    </p>
  );
};

/** Confirms the request, and is announced. */
const Sent = ({ quote, onAgain }: { quote: Quote; onAgain: () => void }) => {
  const t = useMessages();
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        icon={<CircleCheckIcon />}
        title={t('quote.sent')}
        text={t('quote.sentText', { number: quote.number, email: quote.email })}
        actions={
          <>
            <ButtonLink href={href('/')}>{t('actions.continueShopping')}</ButtonLink>
            <Button kind="secondary" onClick={onAgain}>
              {t('quote.another')}
            </Button>
          </>
        }
      />
    </div>
  );
};

const QuoteBody = ({ kind, product }: QuoteRequest) => {
  const t = useMessages();
  const href = useHref();
  const { data: about } = useQuery({ ...requestedProductQuery(product), enabled: product !== '' });
  const form = useQuote(kind, product, about?.selling);
  const [title, text] = labels[kind];
  return (
    <Container width="text" css={[headedStyle, style]}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          ...(about ? [{ label: about.name, href: href(`/products/${product}`) }] : []),
          { label: t(`quote.${title}`) },
        ]}
      />
      <header>
        <h1>{t(`quote.${title}`)}</h1>
        <p>{t(`quote.${text}`)}</p>
      </header>
      {about && <About product={about} />}
      {form.sent ? <Sent quote={form.sent} onAgain={form.again} /> : <QuoteForm kind={kind} form={form} />}
    </Container>
  );
};

const QuotePage = () => {
  useRestoredFocus();
  const [search] = useSearchParams();
  const requested = read(search);
  return <QuoteBody key={`${requested.kind}:${requested.product}`} {...requested} />;
};

export const page = definePage({
  load: async ({ queryClient, search }) => {
    const { product } = read(search);
    if (product !== '') await queryClient.ensureQueryData(requestedProductQuery(product));
  },
  head: ({ t, search, siteData }) => {
    const { kind, product } = read(search);
    return {
      title: t(`quote.${labels[kind][0]}`),
      description: t('quote.description', { site: siteData.configs.name }),
      canonical: '/quote',
      ...(product !== '' && { robots: 'noindex' as const }),
    };
  },
  Page: QuotePage,
});

const style = css`
  .about {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 0.75rem 1rem;
    border-radius: var(--radius);
    background: var(--sand);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .about img {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: var(--radius-sm);
  }
  .about a {
    display: block;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 600;
  }
`;

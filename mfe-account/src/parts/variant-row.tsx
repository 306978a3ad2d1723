import { css } from '@emotion/react';
import type { VariantCard } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { addToCart, showToast } from '@ortoo/stores';
import { BagIcon, Button, ButtonLink, Picture, Price } from '@ortoo/ui';
import { type ReactNode, useState } from 'react';

const Prices = ({ variant }: { variant: VariantCard }) => {
  const t = useMessages();
  const locale = useLocale();
  const { display_price, display_selling_price: now, sale_percent: percent, is_booked } = variant;
  return (
    <Price
      now={is_booked ? t('price.from', { price: now }) : now}
      labels={{ now: t('price.now'), old: t('price.old') }}
      {...(percent > 0 && { old: display_price, percent: formatPercent(-percent, locale) })}
    />
  );
};

const Buy = ({ variant: { id, slug, name, is_booked } }: { variant: VariantCard }) => {
  const t = useMessages();
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    if (await addToCart({ variant_id: id, quantity: 1 })) showToast({ tone: 'success', key: 'notices.addedToCart' });
    setBusy(false);
  };
  if (is_booked && slug !== null) {
    return (
      <ButtonLink
        kind="secondary"
        size="sm"
        href={href(`/products/${slug}`)}
        aria-label={`${t('wishlists.chooseDays')}: ${name}`}
      >
        {t('wishlists.chooseDays')}
      </ButtonLink>
    );
  }
  return (
    <Button
      kind="secondary"
      size="sm"
      icon={<BagIcon />}
      busy={busy}
      aria-label={`${t('actions.addToCart')}: ${name}`}
      onClick={() => void add()}
    >
      {t('actions.addToCart')}
    </Button>
  );
};

interface VariantRowProps {
  variant: VariantCard;
  /** Below the price. */
  note?: ReactNode;
  /** Instead of adding one to the cart. */
  buy?: ReactNode;
  /** After it. */
  tools: ReactNode;
}

/** A variant in a shopper's list: what it is and costs, and what can be done with it. */
export const VariantRow = ({ variant, note, buy = <Buy variant={variant} />, tools }: VariantRowProps) => {
  const t = useMessages();
  const href = useHref();
  const { slug, name, options_text, image, availability } = variant;
  const path = slug === null ? undefined : href(`/products/${slug}`);
  return (
    <li css={style} data-gone={availability === 'in_stock' ? undefined : true}>
      <a className="picture" href={path} tabIndex={-1} aria-hidden="true">
        {image && <Picture src={image} alt="" sizes="(min-width: 640px) 128px, 96px" maxWidth={320} />}
      </a>
      <div className="words">
        <h2>{path ? <a href={path}>{name}</a> : name}</h2>
        {options_text && <p className="soft">{options_text}</p>}
        {availability === 'not_for_sale' ? (
          <p className="state">{t('wishlists.notForSale')}</p>
        ) : (
          <>
            <Prices variant={variant} />
            <p className="state">{t(availability === 'in_stock' ? 'state.inStock' : 'state.soldOut')}</p>
          </>
        )}
        {note}
      </div>
      <div className="tools">
        {availability === 'in_stock' && buy}
        {tools}
      </div>
    </li>
  );
};

const style = css`
  display: grid;
  grid-template-columns: clamp(5rem, 24vw, 8rem) minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);
  .picture {
    overflow: hidden;
    align-self: start;
    aspect-ratio: 1;
    border-radius: var(--radius);
    background: var(--sand);
  }
  &[data-gone] .picture {
    opacity: 0.55;
  }
  h2 {
    font: 600 var(--text-md) / 1.35 var(--font);
    letter-spacing: 0;
  }
  h2 a:hover {
    color: var(--action);
  }
  .words {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 0.25rem;
  }
  .state {
    color: var(--good);
    font-size: var(--text-sm);
  }
  &[data-gone] .state {
    color: var(--bad);
  }
  .tools {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  @media (min-width: 640px) {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    .tools {
      grid-column: 3;
      align-content: center;
      justify-content: end;
      max-width: 12rem;
    }
  }
`;

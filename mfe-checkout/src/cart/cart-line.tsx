import { css } from '@emotion/react';
import type { LineItem } from '@ortoo/contracts';
import { useStore } from '@nanostores/react';
import { quantityTexts, useHref, useMessages, useSite } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { $user } from '@ortoo/stores';
import { ClockIcon, HeartIcon, IconButton, InlineNotice, Picture, QuantityStepper, TrashIcon } from '@ortoo/ui';
import { PreOrder } from '../parts/pre-order';
import { useCountdown } from '../parts/use-countdown';
import { useMoney } from '../parts/use-money';
import { GiftButton } from './gift-button';
import { useQuantity } from './use-quantity';

interface CartLineProps {
  line: LineItem;
  onRemove: () => void;
  /** Moves it to the wish list. */
  onRequest: () => void;
  /** Saves it for later. */
  onSave: () => void;
}

const minute = 60_000;

/** A buyer who is paying for the last of it may still leave it. */
const HeldText = ({ until }: { until: string }) => {
  const t = useMessages();
  const left = useCountdown(until);
  return t('state.heldFor', { count: Math.max(1, Math.ceil(left / minute)) });
};

/** Why a line cannot be ordered. */
const Shortage = ({ line: { booking, max_quantity: count, held_until: until } }: { line: LineItem }) => {
  const t = useMessages();
  if (until) return <HeldText until={until} />;
  if (booking) return t('cart.bookingGone');
  return count > 0 ? t('cart.shortOfStock', { count }) : t('cart.soldOut');
};

/** One editable line of the cart. */
export const CartLine = ({ line, onRemove, onRequest, onSave }: CartLineProps) => {
  const t = useMessages();
  const href = useHref();
  const amount = useMoney();
  const [quantity, setQuantity] = useQuantity(line);
  const { wishes = true } = useSite().configs.features;
  const user = useStore($user, { ssr: 'initial' });
  const { product } = line;
  return (
    <li css={style}>
      <a href={href(`/products/${product.slug}`)} tabIndex={-1} aria-hidden="true">
        {product.image && <Picture src={product.image} alt="" sizes="112px" maxWidth={320} />}
      </a>
      <div className="words">
        <h2 lang={langOf(product)}>
          <a href={href(`/products/${product.slug}`)}>{product.name}</a>
        </h2>
        {line.options_text && <p className="soft">{line.options_text}</p>}
        {!line.booking && <p className="soft">{t('cart.each', { price: amount(line.price) })}</p>}
        {line.gift && <p className="soft">{t('order.gift')}</p>}
        <PreOrder line={line} />
        {line.previous_price && (
          <InlineNotice tone="warn">
            {t('cart.priceChanged', { from: amount(line.previous_price), to: amount(line.price) })}
          </InlineNotice>
        )}
        {line.insufficient_stock && (
          <InlineNotice tone={line.held_until ? 'warn' : 'bad'}>
            <Shortage line={line} />
          </InlineNotice>
        )}
      </div>
      <div className="tools">
        {!line.booking && (
          <QuantityStepper
            value={quantity}
            min={1}
            max={Math.max(line.max_quantity, 1)}
            onChange={setQuantity}
            labels={quantityTexts(t, product.name)}
          />
        )}
        {product.kind === 'goods' && <GiftButton line={{ ...line, quantity }} />}
        {wishes && !line.booking && (
          <IconButton label={`${t('cart.toWishes')}: ${product.name}`} icon={<HeartIcon />} onClick={onRequest} />
        )}
        {user && !line.booking && (
          <IconButton label={`${t('cart.saveForLater')}: ${product.name}`} icon={<ClockIcon />} onClick={onSave} />
        )}
        <IconButton label={`${t('actions.remove')}: ${product.name}`} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      <p className="sum">{amount(line.total)}</p>
    </li>
  );
};

const style = css`
  display: grid;
  grid-template-columns: clamp(5rem, 22vw, 7rem) minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);
  img {
    border-radius: var(--radius);
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
    gap: 0.25rem;
  }
  .tools {
    display: flex;
    grid-row: 3;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  .tools > :first-child {
    margin-inline-end: auto;
  }
  .sum {
    grid-row: 2;
    grid-column: 2;
    font-weight: 680;
  }
  @media (min-width: 640px) {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    .words {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
    > a {
      grid-row: 1 / span 2;
    }
    .tools {
      grid-row: 1;
      grid-column: 3;
      justify-content: end;
    }
    .tools > :first-child {
      margin-inline-end: 0;
    }
    .sum {
      grid-row: 2;
      grid-column: 3;
      text-align: end;
    }
  }
`;

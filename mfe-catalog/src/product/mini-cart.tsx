import { useId } from 'react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { toMoney, type LineItem, type ListingCard } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { $order } from '@ortoo/stores';
import { Button, ButtonLink, CircleCheckIcon, CloseIcon, IconButton, Picture } from '@ortoo/ui';
import { VoidInvoice } from '../parts/void-invoice';
import { miniCartStyle, relatedStyle } from './mini-cart-style';
import { similarQuery } from './product.queries';
import { usePanel } from './use-panel';

/** Number of related products. */
const suggested = 3;

const AddedLine = ({ line }: { line: LineItem }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <div className="line">
      <span className="picture">
        {line.product.image && <Picture src={line.product.image} alt="" sizes="72px" maxWidth={160} />}
      </span>
      <div>
        <p className="name" lang={langOf(line.product)}>
          {line.product.name}
        </p>
        {line.options_text && <p className="soft">{line.options_text}</p>}
        <p className="soft" role="status">
          {t('units.pieces', { count: line.quantity })}
        </p>
      </div>
      <strong>{formatMoney(toMoney(line.total), locale)}</strong>
    </div>
  );
};

const Related = ({ cards }: { cards: readonly ListingCard[] }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const id = useId();
  return (
    <div css={relatedStyle} className="related" role="group" aria-labelledby={id}>
      <h3 id={id}>{t('product.related')}</h3>
      <ul>
        {cards.map(card => (
          <li key={card.id}>
            <a href={href(`/products/${card.slug}`)}>
              <Picture src={card.image ?? ''} alt="" sizes="7.5rem" maxWidth={320} />
              <span className="name" lang={langOf(card)}>
                {card.name}
              </span>
              <strong>{formatMoney(card.selling_price, locale)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface MiniCartProps {
  /** Of the product that has been added. */
  slug: string;
  variantId: number;
  onClose: () => void;
}

/** What has just been added, and the ways on: at the side of a desktop's page, at the bottom of a phone's. */
export const MiniCart = ({ slug, variantId, onClose }: MiniCartProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const id = useId();
  const panel = usePanel(onClose);
  const order = useStore($order, { ssr: 'initial' });
  const { data } = useQuery(similarQuery(slug));
  const line = order?.line_items.findLast(entry => entry.variant_id === variantId);
  const related = data?.related.slice(0, suggested) ?? [];
  return (
    <div {...panel} css={miniCartStyle} role="dialog" aria-labelledby={id} className="no-print">
      <header>
        <CircleCheckIcon aria-hidden="true" />
        <h2 id={id}>{t('product.added.title')}</h2>
        <IconButton label={t('actions.close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className="content">
        {line && <AddedLine line={line} />}
        {order && (
          <p className="total">
            <span>{t('product.added.total', { count: order.total_quantity })}</span>
            <strong>{formatMoney(toMoney(order.total), locale)}</strong>
          </p>
        )}
        <VoidInvoice />
        <div className="ways">
          <ButtonLink href={href('/checkout')}>{t('actions.checkout')}</ButtonLink>
          <ButtonLink kind="secondary" href={href('/cart')}>
            {t('actions.goToCart')}
          </ButtonLink>
          <Button kind="quiet" onClick={onClose}>
            {t('actions.continueShopping')}
          </Button>
        </div>
        {related.length > 0 && <Related cards={related} />}
      </div>
    </div>
  );
};

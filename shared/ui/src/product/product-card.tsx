import type { AnchorHTMLAttributes } from 'react';
import { CompareIcon, HeartIcon } from '../icons';
import { Badge, type BadgeTone } from './badge';
import { Picture, type PictureProps } from './picture';
import { Price, type PriceProps } from './price';
import { productCardStyle } from './product-card-style';
import { RatingStars } from './rating-stars';

export type CardToggle = { label: string; pressed: boolean; onToggle: () => void };

export type ProductCardProps = {
  href: string;
  name: string;
  /** Of the name, when it is not the page's. */
  lang?: string | undefined;
  image: { src: string; alt?: string; focus?: PictureProps['focus'] };
  price: Omit<PriceProps, 'size'>;
  /** Above the name: brand, vendor or place. */
  kicker?: string;
  /** Under the price: monthly price, length of a trip. */
  note?: string;
  /** Null keeps its card as high as those with one. */
  rating?: { value: number; label: string; brief: string; count?: string } | null;
  /** At most two are shown. */
  badges?: { text: string; tone?: BadgeTone }[];
  wish?: CardToggle;
  compare?: CardToggle;
  form?: 'grid' | 'list';
  /** Of the name's heading: 2 directly below the page's title, 3 inside a section. */
  level?: 2 | 3;
  sizes?: string;
  eager?: boolean;
  /** For the shell's navigation and prefetch on intent. */
  linkProps?: AnchorHTMLAttributes<HTMLAnchorElement>;
};

const gridSizes = '(min-width: 1200px) 290px, (min-width: 768px) 30vw, 46vw';

/** One product in a listing or a rail: the whole card is one link, the wish and compare buttons are outside it. */
export function ProductCard({ form = 'grid', level = 3, sizes = gridSizes, badges = [], ...card }: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article css={productCardStyle} data-form={form}>
      <div className="picture">
        <Picture alt="" {...card.image} sizes={sizes} eager={card.eager} maxWidth={960} />
        <div className="badges">
          {badges.slice(0, 2).map(badge => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </div>
      </div>
      <div className="words">
        {card.kicker && <p className="kicker ellipsis">{card.kicker}</p>}
        <Heading className="name">
          <a href={card.href} lang={card.lang} {...card.linkProps}>
            {card.name}
          </a>
        </Heading>
        {card.rating !== undefined && <div className="rating">{card.rating && <RatingStars {...card.rating} />}</div>}
        <Price {...card.price} />
        {card.note && <p className="note ellipsis">{card.note}</p>}
      </div>
      {(card.wish || card.compare) && (
        <div className="tools">
          {card.wish && <Toggle {...card.wish} kind="wish" name={card.name} />}
          {card.compare && <Toggle {...card.compare} kind="compare" name={card.name} />}
        </div>
      )}
    </article>
  );
}

type ToggleProps = CardToggle & { kind: 'wish' | 'compare'; name: string };

function Toggle({ label, pressed, onToggle, kind, name }: ToggleProps) {
  return (
    <button type="button" data-kind={kind} aria-label={`${label}: ${name}`} aria-pressed={pressed} onClick={onToggle}>
      {kind === 'wish' ? <HeartIcon /> : <CompareIcon />}
    </button>
  );
}

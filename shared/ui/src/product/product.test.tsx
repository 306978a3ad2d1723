import { fireEvent, render, screen, within } from '@testing-library/react';
import { CountdownText } from './countdown-text';
import { Picture } from './picture';
import { pictureSrcSet, pictureUrl } from './picture-url';
import { Price } from './price';
import { ProductCard, type ProductCardProps } from './product-card';
import { ProductGrid } from './product-grid';
import { QrPanel } from './qr-panel';
import { RatingStars } from './rating-stars';

const card: ProductCardProps = {
  href: '/products/boots',
  name: 'Winter boots',
  image: { src: 'boots.webp' },
  price: { now: '289,000₮', old: '340,000₮', percent: '−15%', labels: { now: 'Price', old: 'Old price' } },
  rating: { value: 4.6, brief: '4.6', label: '4.6 of 5 stars, 42 reviews', count: '(42)' },
};

describe('ProductCard', () => {
  test('is one link with price, old price, percent and rating as text', () => {
    render(<ProductCard {...card} />);
    const article = screen.getByRole('article');
    expect(within(article).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Winter boots' })).toHaveAttribute('href', '/products/boots');
    expect(article).toHaveTextContent('4.6 of 5 stars, 42 reviews');
    expect(article).toHaveTextContent('Price 289,000₮Old price 340,000₮−15%');
  });

  test('the wish button has the product’s name and state, and does not follow the link', () => {
    const onToggle = jest.fn();
    const onLink = jest.fn();
    render(
      <ProductCard
        {...card}
        linkProps={{ onClick: onLink }}
        wish={{ label: 'Add to wish list', pressed: true, onToggle }}
      />,
    );
    const heart = screen.getByRole('button', { name: 'Add to wish list: Winter boots', pressed: true });
    fireEvent.click(heart);
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(onLink).not.toHaveBeenCalled();
  });

  test('shows two badges at most', () => {
    render(<ProductCard {...card} badges={[{ text: 'New' }, { text: 'Sale' }, { text: 'Third' }]} />);
    expect(screen.getByText('Sale')).toBeInTheDocument();
    expect(screen.queryByText('Third')).not.toBeInTheDocument();
  });

  test('a card without a rating keeps its place in a row, unless no card there has one', () => {
    const { container, rerender } = render(<ProductCard {...card} rating={null} />);
    expect(container.querySelector('.rating')).toBeEmptyDOMElement();
    const { rating: _, ...unrated } = card;
    rerender(<ProductCard {...unrated} />);
    expect(container.querySelector('.rating')).toBeNull();
  });

  test('the old price and the percentage stay together', () => {
    const { container } = render(<ProductCard {...card} />);
    expect(container.querySelector('s')?.parentElement).toHaveTextContent('Old price 340,000₮−15%');
  });

  test('cards in a grid are items of a named list', () => {
    render(
      <ProductGrid label="Boots">
        <ProductCard {...card} />
        <ProductCard {...card} href="/products/2" name="Second" />
      </ProductGrid>,
    );
    expect(within(screen.getByRole('list', { name: 'Boots' })).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('Picture', () => {
  test('the main picture is eager and of high priority, the others are lazy', () => {
    render(
      <>
        <Picture src="boots.webp" alt="first" eager />
        <Picture src="boots.webp" alt="second" />
      </>,
    );
    expect(screen.getByAltText('first')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByAltText('first')).toHaveAttribute('loading', 'eager');
    expect(screen.getByAltText('second')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByAltText('second')).not.toHaveAttribute('fetchpriority');
  });

  test('reserves its space', () => {
    render(<Picture src="boots.webp" alt="wide" ratio={2} />);
    expect(screen.getByAltText('wide')).toHaveAttribute('height', '320');
    expect(screen.getByAltText('wide')).toHaveStyle({ aspectRatio: '2' });
  });

  test.each([
    ['boots.webp', '/pictures/boots.webp?w=320'],
    ['/pictures/boots.webp', '/pictures/boots.webp?w=320'],
    ['өвөл 1.webp', '/pictures/%D3%A9%D0%B2%D3%A9%D0%BB%201.webp?w=320'],
    ['https://example.mn/a.png', 'https://example.mn/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('%s is requested as %s', (name, expected) => {
    expect(pictureUrl(name, 320)).toBe(expected);
  });

  test('offers every width up to the widest useful one', () => {
    expect(pictureSrcSet('a.webp', 320)).toBe('/pictures/a.webp?w=160 160w, /pictures/a.webp?w=320 320w');
    expect(pictureSrcSet('https://example.mn/a.png')).toBeUndefined();
  });
});

test('a price without a sale has no old price', () => {
  const { container } = render(<Price now="950₮" labels={{ now: 'Price', old: 'Old price' }} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container).toHaveTextContent(/^Price 950₮$/);
});

test('stars have a text for screen readers', () => {
  render(<RatingStars value={3.5} label="3.5 of 5 stars" />);
  expect(screen.getByText('3.5 of 5 stars')).toBeInTheDocument();
});

test('only the clock of a countdown has figures of one width, not its days', () => {
  render(<CountdownText label="Left" days="19 days" value="04:59" />);
  expect(screen.getByRole('timer')).toHaveTextContent('19 days 04:59');
  const numericOf = (text: RegExp) => getComputedStyle(screen.getByText(text)).fontVariantNumeric;
  expect(numericOf(/^04:59$/)).toBe('tabular-nums');
  expect(numericOf(/^19 days$/)).not.toBe('tabular-nums');
});

test('a code is one named picture, a timer is silent', () => {
  render(
    <>
      <QrPanel label="Payment code" overlay="Used">
        <svg />
      </QrPanel>
      <CountdownText label="Left" value="04:59" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Payment code' })).toBeInTheDocument();
  expect(screen.getByText('Used')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('04:59');
});

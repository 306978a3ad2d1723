import { currentOrder, type Order, type Product } from '@ortoo/contracts';
import { addLineItem, getProduct, getSimilarProducts } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $compared, $toasts, $viewedIds, $wishedIds } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, sameText } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { $package, emptyPackage } from '../parts/package.store';
import { answers, boots, cardOf } from '../parts/testing/answers';
import { cart } from '../parts/testing/cart';
import { remote } from '../remote';

const open = async (
  path: string,
  {
    product = boots as Product | (() => Product),
    onAdd = (): Order => cart,
    similar = { models: [cardOf(1), cardOf(2)], related: [3, 4, 5].map(id => cardOf(id)) },
  } = {},
) => {
  const stores = resetStores(answer(addLineItem, onAdd, { number: currentOrder }));
  const api = fakeApi({
    ...answers,
    ...answer(getProduct, product, { slug: boots.slug }),
    ...answer(getSimilarProducts, similar, { slug: boots.slug }),
  });
  return { ...(await renderPage(path, { remote, api })), stores, api };
};

beforeEach(emptyPackage);
afterEach(() => jest.useRealTimers());

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const add = () => screen.getAllByRole('button', { name: 'Сагсанд нэмэх' })[0]!;
const price = () => screen.getAllByText(/₮$|₮-өөс$/, { selector: 'strong' })[0];

describe('choosing', () => {
  it('starts without a selection and with the lowest price', async () => {
    await open('/products/bulgan');
    expect(price()).toHaveTextContent('299,000₮-өөс');
    expect(screen.queryByText(/^Код/)).not.toBeInTheDocument();
    expect(radio(/^хар/)).not.toBeChecked();
  });

  it('updates price, number and stock without a reload', async () => {
    const { user } = await open('/products/bulgan');
    await user.click(radio(/^хүрэн бор/));
    await user.click(radio(/^40/));
    expect(price()).toHaveTextContent('299,000₮');
    expect(screen.getByText('−9%')).toBeInTheDocument();
    const until = screen.getByText(sameText('Хямдрал 2026 оны 12-р сарын 2 хүртэл'));
    expect(until.parentElement).toContainElement(price()!);
    expect(screen.getByText('Код OR-504')).toBeInTheDocument();
    expect(screen.getByText('Сүүлийн 1 ширхэг')).toBeInTheDocument();
  });

  it('follows the address', async () => {
    await open('/products/bulgan?size=42&colour=black');
    expect(radio(/^42/)).toBeChecked();
    expect(screen.getByText('Код OR-503')).toBeInTheDocument();
  });

  it('shows sold-out and missing combinations', async () => {
    const { user } = await open('/products/bulgan?colour=black');
    expect(radio(/^41/)).toHaveAccessibleName('41 (дууссан)');
    await user.click(radio(/^хүрэн бор/));
    expect(radio(/^42/)).toHaveAccessibleName('42 (ийм хослол байхгүй)');
    await user.click(radio(/^42/));
    expect(radio(/^42/)).toBeChecked();
    expect(radio(/^хүрэн бор/)).not.toBeChecked();
  });
});

describe('buying', () => {
  it('says that another buyer is paying for the last piece, and when it may be free again', async () => {
    const held_until = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 8.5 * 60_000).toISOString();
    const gone = { in_stock: false, total_on_hand: 0, max_quantity: 0, held_until };
    const variants = boots.variants.map(variant => ({ ...variant, ...gone }));
    await open('/products/bulgan?size=42&colour=black', { product: { ...boots, variants } });
    expect(screen.getByText('Өөр хүн төлж байна')).toBeVisible();
    expect(screen.getByText(/^Яг одоо өөр хүн төлж байна\. 8 минутын дотор/)).toBeVisible();
    expect(screen.queryByText(/дууссан байна/)).toBeNull();
  });

  it('says until when a value is held, and learns at its end that it is free', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-26T04:00:30Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
    const held = { in_stock: false, total_on_hand: 0, max_quantity: 0, held_until: '2026-11-26T04:09:30Z' };
    const free = {
      ...boots,
      variants: boots.variants.map(variant => ({ ...variant, ...(variant.id === 501 && held) })),
    };
    let product: Product = free;
    const { api } = await open('/products/bulgan?colour=black', { product: () => product });
    expect(radio(/^40/)).toHaveAccessibleName('40 (12:09 хүртэл өөр хүн төлж байна)');
    expect(screen.getByText('40 (12:09 хүртэл өөр хүн төлж байна)')).toBeVisible();
    expect(radio(/^41/)).toHaveAccessibleName('41 (дууссан)');
    const requests = () => api.calls.filter(({ path }) => path.endsWith('/products/bulgan')).length;
    const before = requests();
    product = boots;
    await act(() => jest.advanceTimersByTimeAsync(8 * 60_000));
    expect(requests()).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(radio(/^40/)).toHaveAccessibleName('40');
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(requests()).toBe(before + 1);
  });

  it('learns of a hold when the visitor comes back to the page', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-26T04:00:30Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
    let product: Product = boots;
    await open('/products/bulgan?colour=black', { product: () => product });
    const held = { in_stock: false, total_on_hand: 0, max_quantity: 0, held_until: '2026-11-26T04:09:30Z' };
    product = { ...boots, variants: boots.variants.map(variant => ({ ...variant, ...(variant.id === 501 && held) })) };
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(radio(/^40/)).toHaveAccessibleName('40');
    await act(async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(radio(/^40/)).toHaveAccessibleName('40 (12:09 хүртэл өөр хүн төлж байна)');
  });

  it('learns of a hold when the addition is rejected', async () => {
    let product: Product = boots;
    const { user } = await open('/products/bulgan?size=42&colour=black', {
      product: () => product,
      onAdd: () => {
        throw new ApiError(422, 'STOCK_HELD', 'Яг одоо өөр хүн төлж байна.');
      },
    });
    const held_until = new Date(Date.now() + 480_000).toISOString();
    const held = { in_stock: false, total_on_hand: 0, max_quantity: 0, held_until };
    product = { ...boots, variants: boots.variants.map(variant => ({ ...variant, ...(variant.id === 503 && held) })) };
    await user.click(add());
    expect((await screen.findAllByText('Өөр хүн төлж байна'))[0]).toBeVisible();
  });

  it('requires the missing option, at its field', async () => {
    const { user, stores } = await open('/products/bulgan?colour=black');
    await user.click(add());
    const group = screen.getByRole('group', { name: /Размер/ });
    expect(within(group).getByRole('alert')).toHaveTextContent('Размераа сонгоно уу');
    expect(group).toHaveAccessibleDescription('Размераа сонгоно уу');
    expect(radio(/^40/)).toHaveFocus();
    expect(stores.calls).toEqual([]);
    await user.click(radio(/^40/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['colour', 'Өнгө', 'Өнгөө сонгоно уу'],
    ['room', 'Өрөө', 'Өрөөгөө сонгоно уу'],
    ['length', 'Урт', 'Сонголтоо хийнэ үү: Урт'],
  ])('asks for the option %s in its own words', async (name, presentation, text) => {
    const option_types = boots.option_types.map(type =>
      type.name === 'colour' ? { ...type, name, presentation } : type,
    );
    const { user } = await open('/products/bulgan', { product: { ...boots, option_types } });
    await user.click(add());
    expect(screen.getByRole('group', { name: new RegExp(presentation) })).toHaveAccessibleDescription(text);
  });

  it('moves the focus to the first option that can be bought', async () => {
    const variants = boots.variants.map(variant =>
      variant.id === 501 ? { ...variant, in_stock: false, total_on_hand: 0 } : variant,
    );
    const { user } = await open('/products/bulgan?colour=black', { product: { ...boots, variants } });
    expect(radio(/^40/)).toHaveAccessibleName('40 (дууссан)');
    await user.click(add());
    expect(radio(/^42/)).toHaveFocus();
  });

  it('adds the variant to the cart and links to it', async () => {
    const { user, stores } = await open('/products/bulgan?size=42&colour=black');
    await user.click(screen.getByRole('button', { name: 'Нэгээр нэмэх' }));
    await user.click(add());
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Сагс руу' })[0]).toHaveAttribute('href', '/cart'));
    expect(stores.calls[0]?.body).toMatchObject({ line_item: { variant_id: 503, quantity: 2 } });
  });

  it('shows what has been added, the total of the server, and the ways on', async () => {
    const line = { ...cart.line_items[0]!, quantity: 2, options_text: 'Размер: 42, Өнгө: хар' };
    const onAdd = () => ({ ...cart, line_items: [line], total: '700000.0', total_quantity: 3 });
    const { user } = await open('/products/bulgan?size=42&colour=black', { onAdd });
    await user.click(add());
    const panel = within(await screen.findByRole('dialog', { name: 'Сагсанд нэмлээ' }));
    expect(screen.getAllByText(/^Сагсанд нэмлээ/)).toHaveLength(1);
    expect(panel.getByText(boots.name)).toBeInTheDocument();
    expect(panel.getByText('Размер: 42, Өнгө: хар')).toBeInTheDocument();
    expect(panel.getByRole('status')).toHaveTextContent('2 ширхэг');
    expect(panel.getByText('Сагсанд байгаа 3 бараа').closest('p')).toHaveTextContent('700,000₮');
    expect(panel.getByRole('link', { name: 'Сагс руу' })).toHaveAttribute('href', '/cart');
    expect(panel.getByRole('link', { name: 'Захиалах' })).toHaveAttribute('href', '/checkout');
    expect(await panel.findAllByRole('listitem')).toHaveLength(3);
  });

  it('says when the addition has made the open invoice void', async () => {
    const voided = { ...cart, payment_state: 'void' as const };
    const { user } = await open('/products/bulgan?size=42&colour=black', { onAdd: () => voided });
    await user.click(add());
    const panel = within(await screen.findByRole('dialog', { name: 'Сагсанд нэмлээ' }));
    expect(panel.getByText(/өмнөх нэхэмжлэх хүчингүй боллоо\. Мөнгө шилжүүлсэн бол буцаана\.$/)).toBeVisible();
  });

  it('holds the keyboard in the mini-cart until it is closed, and returns the focus', async () => {
    const { user } = await open('/products/bulgan?size=42&colour=black');
    await user.click(add());
    const panel = await screen.findByRole('dialog', { name: 'Сагсанд нэмлээ' });
    expect(panel).toHaveFocus();
    await user.tab({ shift: true });
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(within(panel).getByRole('button', { name: 'Хаах' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(add()).toHaveFocus();
  });

  it('leaves the page usable beside the mini-cart', async () => {
    const { user } = await open('/products/bulgan?size=42&colour=black');
    await user.click(add());
    const panel = await screen.findByRole('dialog', { name: 'Сагсанд нэмлээ' });
    await user.click(screen.getByRole('button', { name: 'Харьцуулах' }));
    expect($compared.get()).toEqual(['bulgan']);
    expect(panel).not.toBeInTheDocument();
  });

  it('sells at most the stock', async () => {
    const { user } = await open('/products/bulgan?size=42&colour=black');
    const field = screen.getByRole('textbox', { name: 'Тоо ширхэг' });
    await user.type(field, '50{Enter}');
    expect(field).toHaveValue('3');
    expect(screen.getByText('Нэг захиалгад 3 хүртэл ширхэг авах боломжтой.')).toBeInTheDocument();
  });

  it('shows the error and offers a retry', async () => {
    const { user } = await open('/products/bulgan?size=42&colour=black', {
      onAdd: () => {
        throw new ApiError(422, 'OUT_OF_STOCK', 'Үлдэгдэл хүрэлцэхгүй байна.');
      },
    });
    await user.click(add());
    await waitFor(() =>
      expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'Үлдэгдэл хүрэлцэхгүй байна.' }]),
    );
    expect(screen.queryByRole('link', { name: 'Сагс руу' })).not.toBeInTheDocument();
    expect(add()).not.toHaveAttribute('aria-busy');
  });

  it('is not possible when it is sold out; the page remains', async () => {
    const variants = boots.variants.map(variant => ({
      ...variant,
      in_stock: false,
      total_on_hand: 0,
      max_quantity: 0,
    }));
    await open('/products/bulgan', { product: { ...boots, variants } });
    expect(screen.getByText('Дууссан')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сагсанд нэмэх' })).not.toBeInTheDocument();
  });
});

it('names a variant that is sold out, and its bar does not sell it', async () => {
  const { user } = await open('/products/bulgan?colour=black&size=41');
  expect(screen.getByText(/^Энэ хувилбар дууссан байна/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Сагсанд нэмэх' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Дууссан' })).toBeDisabled();
  await user.click(radio(/^42/));
  expect(screen.queryByText(/^Энэ хувилбар дууссан байна/)).not.toBeInTheDocument();
  expect(add()).toBeEnabled();
});

it('shows the arrival date of a pre-order instead of its stock', async () => {
  const details = { ...boots.details, pre_order_at: '2026-12-12T04:00:00Z' };
  await open('/products/bulgan', { product: { ...boots, details } });
  expect(screen.getByText(sameText('Урьдчилсан захиалга, бараа ирэх өдөр: 12-р сарын 12'))).toBeInTheDocument();
  expect(screen.getByText(/Бараа ирмэгц танд хүргэнэ/)).toBeInTheDocument();
  expect(screen.queryByText('Бэлэн байгаа')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Аль салбарт байгаа вэ?' })).not.toBeInTheDocument();
});

describe('the page', () => {
  it('records the view, wishes and comparisons', async () => {
    const { user } = await open('/products/bulgan');
    expect($viewedIds.get()).toEqual([50]);
    await user.click(screen.getByRole('button', { name: 'Таалагдсанд нэмэх' }));
    await user.click(screen.getByRole('button', { name: 'Харьцуулах' }));
    expect($wishedIds.get()).toEqual([501]);
    expect($compared.get()).toEqual(['bulgan']);
  });

  it('adds the chosen variant to the package', async () => {
    const { user } = await open('/products/bulgan?size=42&colour=black');
    await user.click(screen.getByRole('button', { name: 'Багцад нэмэх' }));
    expect($package.get()).toMatchObject([{ slug: 'bulgan', variant: 503 }]);
    expect(screen.getByRole('link', { name: 'Багцад байна' })).toHaveAttribute('href', '/package');
  });

  it('shows what else has been viewed, without the product itself', async () => {
    await open('/products/bulgan');
    act(() => $viewedIds.set([50, 3, 1]));
    const viewed = within(await screen.findByRole('region', { name: 'Саяхан үзсэн' }));
    const links = await viewed.findAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/products/product-3', '/products/product-1']);
  });

  it('shows nothing of the kind on the first visit', async () => {
    await open('/products/bulgan');
    await screen.findByRole('region', { name: 'Төстэй бараа' });
    expect(screen.queryByRole('region', { name: 'Саяхан үзсэн' })).not.toBeInTheDocument();
  });

  it('says what a picture shows, and shows the part of it that matters', async () => {
    const [first] = boots.images;
    const product: Product = { ...boots, images: [{ ...first!, alt: 'Хажуу талаас', focus: { x: 20, y: 80 } }] };
    await open('/products/bulgan', { product });
    const [picture] = await screen.findAllByRole('img', { name: 'Хажуу талаас' });
    expect(picture).toHaveStyle({ objectPosition: '20% 80%' });
  });

  it('enlarges the picture on demand', async () => {
    const { user } = await open('/products/bulgan');
    await user.click(screen.getByRole('button', { name: 'Зургийг томоор харах' }));
    const dialog = await screen.findByRole('dialog', { name: boots.name });
    expect(within(dialog).getByRole('status')).toHaveTextContent('Зураг 1/2');
    await user.click(within(dialog).getByRole('button', { name: 'Дараах' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('Зураг 2/2');
  });

  it('shows the monthly instalment', async () => {
    await open('/products/bulgan?size=42&colour=black');
    expect(screen.getByRole('button', { name: 'Лизингээр сард 11,903₮-өөс' })).toBeInTheDocument();
  });

  it('shows the details of a ticket', async () => {
    const product: Product = {
      ...boots,
      kind: 'ticket',
      shippable: false,
      details: { ...boots.details, event_at: '2026-12-05T11:00:00.000Z', place: 'Соёлын төв өргөө' },
    };
    await open('/products/bulgan', { product });
    expect(screen.getByText('Соёлын төв өргөө')).toBeInTheDocument();
    expect(screen.getByText(sameText('2026 оны 12-р сарын 5, Бямба гараг, 19:00'))).toBeInTheDocument();
    expect(screen.getByText(/төлбөр төлмөгц код нь/)).toBeInTheDocument();
  });

  it('has structured data and Open Graph tags', async () => {
    const { head } = await open('/products/bulgan?size=42');
    expect(head).toMatchObject({
      title: boots.name,
      canonical: '/products/bulgan',
      image: '/pictures/tallboot_black_a',
      jsonLd: [{ '@type': 'Product' }],
      breadcrumbs: expect.arrayContaining([{ label: boots.name, path: '/products/bulgan' }]),
    });
  });

  it('loads its other models and related products', async () => {
    await open('/products/bulgan');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Бусад загвар' })).toBeInTheDocument());
    expect(within(screen.getByRole('region', { name: 'Бусад загвар' })).getAllByRole('article')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Төстэй бараа' })).getAllByRole('article')).toHaveLength(3);
  });

  it('has no other models when it is sold out, but related products', async () => {
    await open('/products/bulgan', { similar: { models: [], related: [1, 2, 3].map(id => cardOf(id)) } });
    const like = () => within(screen.getByRole('region', { name: 'Төстэй бараа' }));
    await waitFor(() => expect(like().getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('heading', { name: 'Бусад загвар' })).not.toBeInTheDocument();
  });

  it('is not found for an unknown product', async () => {
    await expect(open('/products/none')).rejects.toMatchObject({ status: 404 });
  });
});

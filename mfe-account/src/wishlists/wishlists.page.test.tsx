import type { VariantCard, Wishlist, Wishlists } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user, $wishedIds } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, fakeApi, type FakeAnswer, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { variantOf } from '../parts/testing/variants';
import { remote } from '../remote';

const boots = variantOf(11, 'Гутал');
const hat = variantOf(21, 'Малгай', { availability: 'sold_out', max_quantity: 0 });

const created_at = '2026-11-20T03:00:00Z';
const wishOf = (variant: VariantCard, more = {}): Wishlist['wished_products'][number] => ({
  ...{ id: variant.id, variant_id: variant.id, created_at, price: '100000.0', display_price: '100,000₮' },
  ...{ dropped: null, display_dropped: null, variant },
  ...more,
});
const listOf = (id: number, name: string, wishes: Wishlist['wished_products'], is_default = false): Wishlist => ({
  ...{ id, name, is_default, share_token: null, created_at },
  wished_products: wishes,
});
const allOf = (...lists: Wishlist[]): Wishlists => ({
  wishlists: lists,
  wished_ids: lists.flatMap(list => list.wished_products.map(wish => wish.variant_id)),
});
const own = listOf(1, '', [wishOf(boots), wishOf(hat)], true);
const birthday = listOf(2, 'Төрсөн өдөр', []);

const shop = (answers: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    ...answer(endpoints.listWishlists, allOf(birthday, own)),
    ...answer(endpoints.getWishlist, own, { id: 1 }),
    ...answer(endpoints.getWishlist, birthday, { id: 2 }),
    ...answers,
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => void resetStores());

describe('a guest', () => {
  it('is led to the shop without wishes, and to the sign-in', async () => {
    await renderPage('/wishlists', { remote, api: fakeApi({}) });
    expect(screen.getByRole('heading', { name: 'Таалагдсан бараа алга байна' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Нэвтрэх' })).toHaveAttribute('href', '/sign-in?next=%2Fwishlists');
  });

  it('sees the local wishes in their order, sold out ones too, removes one and brings it back', async () => {
    $wishedIds.set([21, 11]);
    const api = fakeApi(answer(endpoints.listVariants, { variants: [hat, boots] }));
    const { user } = await renderPage('/wishlists', { remote, api });
    await screen.findByRole('link', { name: 'Малгай' });
    expect(api.calls[0]?.params).toEqual({ ids: '21,11' });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(names()).toEqual(['Малгай', 'Гутал']);
    expect(screen.getByText('Дууссан')).toBeVisible();
    await user.click(button('Таалагдсанаас хасах: Малгай'));
    await waitFor(() => expect(names()).toEqual(['Гутал']));
    expect($wishedIds.get()).toEqual([11]);
    expect(button('Сэргээх')).toHaveFocus();
    await user.click(button('Сэргээх'));
    expect($wishedIds.get()).toEqual([21, 11]);
  });

  it('may retry when the products do not load', async () => {
    $wishedIds.set([11]);
    let broken = true;
    const api = fakeApi(
      answer(endpoints.listVariants, () => {
        if (broken) throw new ApiError(500, 'INTERNAL', '');
        return { variants: [boots] };
      }),
    );
    const { user } = await renderPage('/wishlists', { remote, api });
    await screen.findByRole('alert');
    broken = false;
    await user.click(button('Дахин оролдох'));
    expect(await screen.findByRole('link', { name: 'Гутал' })).toBeVisible();
  });
});

describe('a shopper', () => {
  beforeEach(() => $user.set(exampleUser));

  it('sees the default list, with links to the others', async () => {
    await renderPage('/wishlists', { remote, api: shop() });
    expect(await screen.findByRole('link', { name: 'Гутал' })).toHaveAttribute('href', '/products/p-11');
    const tabs = within(screen.getByRole('navigation', { name: 'Жагсаалтууд' })).getAllByRole('link');
    expect(tabs.map(tab => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Төрсөн өдөр 0', '/wishlists/2', null],
      ['Таалагдсан 2', '/wishlists/1', 'true'],
    ]);
  });

  it('is told what has become cheaper since it was added', async () => {
    const cheaper = wishOf(boots, { dropped: '15000.0', display_dropped: '15,000₮' });
    const api = shop(answer(endpoints.getWishlist, listOf(1, '', [cheaper], true), { id: 1 }));
    await renderPage('/wishlists', { remote, api });
    expect(await screen.findByText('Таныг нэмснээс хойш 15,000₮ хямдарсан')).toBeVisible();
  });

  it('is led on by an empty list', async () => {
    await renderPage('/wishlists/2', { remote, api: shop() });
    expect(await screen.findByRole('heading', { name: 'Төрсөн өдөр' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Энэ жагсаалт хоосон байна' })).toBeVisible();
  });

  it('is told when there is no such list', async () => {
    const api = shop(
      answer(
        endpoints.getWishlist,
        () => {
          throw new ApiError(404, 'WISHLIST_NOT_FOUND', 'Ийм жагсаалт алга.');
        },
        { id: 9 },
      ),
    );
    await renderPage('/wishlists/9', { remote, api });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('creates a list; a name is required', async () => {
    const create = jest.fn(() => allOf(listOf(3, 'Гэр', []), birthday, own));
    const api = shop({ ...answer(endpoints.createWishlist, create), ...answer(endpoints.getWishlist, own, { id: 3 }) });
    const { user } = await renderPage('/wishlists', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Шинэ жагсаалт' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Үүсгэх' }));
    const field = dialog.getByRole('textbox', { name: /Жагсаалтын нэр/ });
    expect(field).toHaveAccessibleDescription(/Жагсаалтын нэрийг оруулна уу/);
    await user.type(field, ' Гэр ');
    await user.click(dialog.getByRole('button', { name: 'Үүсгэх' }));
    await waitFor(() => expect(create).toHaveBeenCalledWith({ body: { name: 'Гэр' }, query: undefined }, {}));
    expect(await screen.findByRole('link', { name: 'Гэр 0' })).toBeVisible();
  });

  it('renames a list', async () => {
    const rename = jest.fn(() => allOf(birthday, own));
    const api = shop(answer(endpoints.renameWishlist, rename, { id: 2 }));
    const { user } = await renderPage('/wishlists/2', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Тохиргоо' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Жагсаалтын нэр/ });
    await user.clear(field);
    await user.type(field, 'Ой');
    await user.click(dialog.getByRole('button', { name: 'Хадгалах' }));
    await waitFor(() => expect(rename).toHaveBeenCalledWith({ body: { name: 'Ой' }, query: undefined }, {}));
  });

  it('makes a list the default', async () => {
    const choose = jest.fn(() => allOf(birthday, own));
    const api = shop(answer(endpoints.chooseWishlist, choose, { id: 2 }));
    const { user } = await renderPage('/wishlists/2', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Тохиргоо' }));
    await user.click(await screen.findByRole('button', { name: 'Үндсэн болгох' }));
    await waitFor(() => expect(choose).toHaveBeenCalledTimes(1));
  });

  it('empties a list after a question, and undoes it', async () => {
    let wishes = own.wished_products;
    const current = () => listOf(1, '', wishes, true);
    const set = (next: typeof wishes) => () => {
      wishes = next;
      return allOf(birthday, current());
    };
    const api = shop({
      ...answer(endpoints.getWishlist, current, { id: 1 }),
      ...answer(endpoints.emptyWishlist, set([]), { id: 1 }),
      ...answer(endpoints.restoreWishlist, set(own.wished_products), { id: 1 }),
    });
    const { user } = await renderPage('/wishlists', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Тохиргоо' }));
    await user.click(await screen.findByRole('button', { name: 'Хоослох' }));
    expect(wishes).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Бүгдийг хасах' }));
    expect(await screen.findByRole('heading', { name: 'Энэ жагсаалт хоосон байна' })).toBeVisible();
    expect(screen.getByText('Жагсаалтыг хоосоллоо.')).toBeVisible();
    await user.click(button('Сэргээх'));
    expect(await screen.findByRole('link', { name: 'Гутал' })).toBeVisible();
  });

  it('deletes a list after a question', async () => {
    const remove = jest.fn(() => allOf(own));
    const api = shop(answer(endpoints.deleteWishlist, remove, { id: 2 }));
    const { user } = await renderPage('/wishlists/2', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Тохиргоо' }));
    await user.click(await screen.findByRole('button', { name: 'Устгах' }));
    await user.click(await screen.findByRole('button', { name: 'Болих' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Устгах' }));
    await user.click(await screen.findByRole('button', { name: 'Жагсаалтыг устгах' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    expect($toasts.get()).toMatchObject([{ text: '«Төрсөн өдөр» жагсаалтыг устгалаа.' }]);
  });

  it('moves a wish to another list', async () => {
    const move = jest.fn(() => allOf(listOf(2, 'Төрсөн өдөр', [wishOf(boots)]), listOf(1, '', [wishOf(hat)], true)));
    const { user } = await renderPage('/wishlists', { remote, api: shop(answer(endpoints.moveWish, move)) });
    await user.click(await screen.findByRole('button', { name: 'Зөөх: Гутал' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Төрсөн өдөр · 0 бараа' }));
    await waitFor(() =>
      expect(move).toHaveBeenCalledWith({ body: { variant_id: 11, wishlist_id: 2 }, query: undefined }, {}),
    );
    expect($toasts.get()).toMatchObject([{ text: 'Гутал «Төрсөн өдөр» жагсаалт руу шилжлээ.' }]);
  });

  it('adds everything to the cart, and is told by name what is not for sale', async () => {
    const trip = variantOf(31, 'Аялал', { is_booked: true });
    const gone = variantOf(41, 'Хүрэм', { availability: 'not_for_sale', slug: null });
    const list = listOf(
      1,
      '',
      [boots, hat, trip, gone].map(variant => wishOf(variant)),
      true,
    );
    const added = jest.fn(() => exampleOrder);
    resetStores(answer(endpoints.addLineItem, added, { number: 0 }));
    $user.set(exampleUser);
    const { user } = await renderPage('/wishlists', {
      remote,
      api: shop(answer(endpoints.getWishlist, list, { id: 1 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Бүгдийг сагсанд нэмэх' }));
    expect(await screen.findByText('1 бараа сагсанд нэмэгдлээ.')).toBeVisible();
    expect(added).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Нэмэгдээгүй: Малгай (дууссан), Аялал (хуудсан дээр нь өдрөө сонгоно уу), Хүрэм (зарагдахаа больсон).',
    );
  });

  it('shares a list by a link, which can be revoked', async () => {
    let token: string | null = null;
    const all = () => allOf(birthday, { ...own, share_token: token });
    const api = shop({
      ...answer(endpoints.listWishlists, all),
      ...answer(
        endpoints.shareWishlist,
        () => {
          token = 'secret';
          return { share_token: token };
        },
        { id: 1 },
      ),
      ...answer(
        endpoints.unshareWishlist,
        () => {
          token = null;
        },
        { id: 1 },
      ),
    });
    const { user } = await renderPage('/wishlists', { remote, api });
    await user.click(await screen.findByRole('button', { name: 'Хуваалцах' }));
    expect(screen.queryByRole('textbox', { name: 'Холбоос' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Холбоос үүсгэх' }));
    expect(await screen.findByRole('textbox', { name: 'Холбоос' })).toHaveValue(
      'http://localhost/wishlists/shared/secret',
    );
    await user.click(button('Хуулах'));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/wishlists/shared/secret');
    await user.click(button('Хуваалцахаа болих'));
    await waitFor(() => expect(token).toBeNull());
  });
});

describe('a shared list', () => {
  const api = () =>
    fakeApi(answer(endpoints.getSharedWishlist, { name: 'Төрсөн өдөр', variants: [boots, hat] }, { token: 'secret' }));

  it('is shown to a visitor, whose hearts are their own', async () => {
    const { user, head } = await renderPage('/wishlists/shared/secret', { remote, api: api() });
    expect(screen.getByRole('heading', { level: 1, name: 'Төрсөн өдөр' })).toBeVisible();
    expect(head).toMatchObject({ title: 'Төрсөн өдөр', robots: 'noindex', fleeting: true });
    expect(screen.getByText('Дууссан')).toBeVisible();
    await user.click(button('Таалагдсанд нэмэх: Гутал'));
    expect($wishedIds.get()).toEqual([11]);
  });

  it('is not found with a revoked link', async () => {
    const revoked = answer(
      endpoints.getSharedWishlist,
      () => {
        throw new ApiError(404, 'WISHLIST_NOT_FOUND', '');
      },
      { token: 'old' },
    );
    await expect(renderPage('/wishlists/shared/old', { remote, api: fakeApi(revoked) })).rejects.toMatchObject({
      status: 404,
    });
  });
});

import type { Locator, Page } from '@playwright/test';
import { boots, expectShown, hotelCoupon, newShopper, tabTo } from '../fixtures/journey';
import { expectFocus, expectFocusInSight, isPhone, press, walkOn } from '../fixtures/keyboard';
import { shop } from '../fixtures/shop-api';
import { dialogClosed, expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** The pages of the account in the order of its navigation; the overview comes first. */
const pages = [
  '/orders',
  '/wishlists',
  '/quotes',
  '/saved',
  '/bookmarks',
  '/history',
  '/notifications',
  '/profile/details',
  '/profile/addresses',
  '/profile/security',
  '/profile/organization',
  '/profile/notifications',
  '/profile/data',
];

const mainOf = (page: Page) => page.getByRole('main');

/** The link to a page of the account: beside it in a wide window, on the overview of a phone. */
const placeLink = (page: Page, path: string): Locator =>
  mainOf(page).locator(`nav a[href$="${path}"]`).filter({ visible: true }).first();

const enter = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Follows the navigation by keyboard. */
const visit = async (page: Page, path: string) => {
  if (isPhone(page) && !new URL(page.url()).pathname.endsWith('/profile')) {
    await enter(page, mainOf(page).locator('a.back'));
    await expectShown(page, /\/profile$/);
  }
  await enter(page, placeLink(page, path));
  await expectShown(page, new RegExp(`${path}$`));
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocus(page);
};

const signInByKeyboard = async (page: Page, { login, password }: { login: string; password: string }) => {
  const field = mainOf(page).locator('input[autocomplete^=username]').first();
  await tabTo(page, field);
  await page.keyboard.type(login);
  await page.keyboard.press('Enter');
  await expect(mainOf(page).locator('input[type=password]:not([aria-hidden])')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

test('the account is used without a mouse: sign-in, every page, a name, an address, a dialog', async ({
  page,
  at,
  say,
}) => {
  test.slow();
  const main = mainOf(page);
  const shopper = await newShopper();
  const button = (mn: string, en: string) => main.getByRole('button', { name: say(mn, en) });

  await test.step('sign in', async () => {
    await page.goto(at('/profile'));
    await hydrated(page);
    await signInByKeyboard(page, shopper);
    await expectShown(page, /\/profile$/);
    await expect(main).toContainText('Номин');
    await expectFocus(page);
  });

  await test.step('every page of the navigation', async () => {
    for (const path of pages) await visit(page, path);
  });

  await test.step('edit the name', async () => {
    await visit(page, '/profile/details');
    await walkOn('desk', page);
    const name = main.getByLabel(say('Нэр', 'First name'), { exact: false }).and(main.locator('[name=firstname]'));
    await tabTo(page, name);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Сарнай');
    await press(name, 'Enter');
    await expect(page.getByText(say('Мэдээлэл шинэчлэгдлээ.', 'Your profile is updated.'))).toBeVisible();
    await expectFocus(page);
  });

  await test.step('add an address', async () => {
    await visit(page, '/profile/addresses');
    const add = button('Хаяг нэмэх', 'Add an address');
    await enter(page, add);
    const form = main.getByRole('form');
    await expect(form).toBeVisible();
    await expectFocus(page);
    const phone = form.getByLabel(say('Утасны дугаар', 'Phone number'));
    await tabTo(page, phone);
    await page.keyboard.type('88112233');
    for (const label of [say('Аймаг, нийслэл', 'Province or capital'), say('Сум, дүүрэг', 'District')]) {
      const list = form.getByLabel(label);
      await expect(list.locator('option').nth(1)).toBeAttached();
      await tabTo(page, list);
      await press(list, 'ArrowDown');
      await expect(list).not.toHaveValue('');
    }
    await tabTo(page, form.getByLabel(say('Хороо, баг', 'Khoroo or bag')));
    await page.keyboard.type('3');
    await tabTo(page, form.getByLabel(say('Гудамж', 'Street')));
    await page.keyboard.type('40-25');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('listitem').filter({ hasText: '40-25' })).toBeVisible();
    await expectFocus(page);
  });

  await test.step('open and close a dialog', async () => {
    await visit(page, '/wishlists');
    const create = button('Шинэ жагсаалт', 'New list');
    await enter(page, create);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectFocusInSight(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(create).toBeFocused();
  });

  await test.step('the menu of the header, in a wide window', async () => {
    if (isPhone(page)) return;
    const link = page.getByRole('banner').getByRole('link', { name: 'Сарнай' });
    await link.focus();
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await press(link, 'Enter');
    const menu = page.getByRole('banner').getByRole('group', { name: say('Миний булан', 'My account') });
    await expect(menu).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(link).toBeFocused();
    await press(link, 'Enter');
    await enter(page, menu.getByRole('button', { name: say('Гарах', 'Sign out') }));
    await expect(page.getByRole('banner').getByRole('link', { name: say('Нэвтрэх', 'Sign in') })).toBeVisible();
    await expectFocus(page);
  });
});

test(
  'what is compared stays after a sign-in and a sign-out',
  { tag: '@any-size' },
  async ({ page, at, say, locale }) => {
    const main = mainOf(page);
    const compared = [boots, hotelCoupon];
    const expectCompared = async () => {
      await page.goto(at('/compare'));
      for (const slug of compared) {
        const { name } = await shop.product(slug, locale);
        await expect(main.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
      }
      await expect(main.getByRole('columnheader')).toHaveCount(compared.length);
    };

    for (const slug of compared) {
      await page.goto(at(`/products/${slug}`));
      await hydrated(page);
      await main
        .getByRole('button', { name: say('Харьцуулах', 'Compare') })
        .first()
        .click();
    }
    await page.goto(at('/sign-in'));
    await hydrated(page);
    await signInByKeyboard(page, await newShopper());
    await expectShown(page, /\/profile$/);
    await expectCompared();

    await page.goto(at('/profile'));
    await main.getByRole('button', { name: say('Гарах', 'Sign out') }).click();
    await expect(page.getByText(say('Та системээс гарлаа.', 'You are signed out.'))).toBeVisible();
    await expectCompared();
  },
);

test('a guest’s first heart offers a sign-in over the page, which keeps it', async ({ page, at, say, locale }) => {
  const shopper = await newShopper();
  const { name } = await shop.product(boots, locale);
  await page.goto(at(`/products/${boots}`));
  await hydrated(page);
  const heart = mainOf(page)
    .getByRole('button', { name: say('Таалагдсанд нэмэх', 'Add to wish list') })
    .first();
  await heart.click();
  const offer = page.getByRole('status').filter({ hasText: say('бүх төхөөрөмж', 'every device') });
  await offer.getByRole('button', { name: say('Нэвтрэх', 'Sign in') }).click();
  const dialog = page.getByRole('dialog', { name: say('Нэвтрэх', 'Sign in') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[autocomplete^=username]').fill(shopper.login);
  await page.keyboard.press('Enter');
  await dialog.locator('input[type=password]:not([aria-hidden])').fill(shopper.password);
  await page.keyboard.press('Enter');
  await dialogClosed(page);
  await expect(page).toHaveURL(new RegExp(`${boots}$`));
  await expectFocus(page);
  await page.goto(at('/wishlists'));
  await expect(mainOf(page)).toContainText(name);
});

import { boots, hotelCoupon, newShopper } from '../fixtures/journey';
import { shop } from '../fixtures/shop-api';
import { expect, test } from '../fixtures/test';
import { startFirefox } from './firefox';
import { enter, visitorOf } from './visitor';
import { startWebKit } from './webkit';

const engines = { Firefox: startFirefox, WebKitGTK: startWebKit };
const sizes = [
  { locale: 'mn', width: 390, height: 844 },
  { locale: 'en', width: 1280, height: 900 },
] as const;

/** Runs in the page. */
const choose = (name: string, value: string) => {
  const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (![...(field?.options ?? [])].some(option => option.value === value)) return undefined;
  field!.value = value;
  field!.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/** Runs in the page. */
const loadedCode = () => {
  const image = document.querySelector<HTMLImageElement>('img[src*="qr.svg"]');
  return (image && image.naturalWidth > 0) || undefined;
};

for (const [engine, start] of Object.entries(engines))
  for (const { locale, width, height } of sizes)
    test(`${engine}, ${locale} ${width}: browse, search, cart, checkout, pay, ticket`, async ({}, info) => {
      const say = (mn: string, en: string) => (locale === 'mn' ? mn : en);
      const at = (path: string) => `${process.env['SHOP_ORIGIN']}${locale === 'mn' ? '' : '/en'}${path}`;
      const shopper = await newShopper();
      const coupon = await shop.product(hotelCoupon, locale);
      const pair = await shop.product(boots, locale);
      const session = await start({ width, height });
      try {
        const { run, see, click, type, press, open, expectShown } = visitorOf(session);
        const main = (css: string, name?: string) => ({ css: `main ${css}`, ...(name !== undefined && { name }) });
        const button = (mn: string, en: string) => main('button', say(mn, en));
        const step = async (name: string) => {
          await expectShown(`checkout/${name}$`);
          await see(main('h1'));
        };
        expect(await run(() => window.innerWidth)).toBe(width);

        await open(at(''));
        await type({ css: 'header input[type=search]' }, `terelj${enter}`);
        await expectShown('/products$');
        await click(main('article h2 a', coupon.name));
        await expectShown(`/products/${hotelCoupon}$`);
        await click(button('Сагсанд нэмэх', 'Add to cart'));
        await see({ css: 'a[href$="/cart"]', name: '1' });

        await open(at(`/products/${boots}`));
        await see(main('h1', pair.name));
        await click(main('input[type=radio]', '42'));
        await click(button('Сагсанд нэмэх', 'Add to cart'));
        await click({ css: 'a[href$="/cart"]', name: '2' });
        await expectShown('/cart$');
        await see(main('h2', coupon.name));
        await click(main('a', say('Захиалах', 'Check out')));

        await step('sign-in');
        await type(
          main('input:not([type=password])', say('Утас эсвэл имэйл', 'Phone or email')),
          `${shopper.login}${enter}`,
        );
        await type(main('input[type=password]:not([aria-hidden])'), `${shopper.password}${enter}`);
        await step('address');
        await type(main('input', say('Утасны дугаар', 'Phone number')), '88112233');
        await expect.poll(() => run(choose, 'province', '11')).toBe(true);
        await expect.poll(() => run(choose, 'district', '1119')).toBe(true);
        await type(main('input, select', say('Хороо, баг', 'Khoroo or bag')), '8');
        await type(main('input', say('Гудамж, байр, тоот', 'Street, building, door')), '40-25');
        await press(enter);
        await step('delivery');
        await see(main('label:has(input[type=radio])'));
        await click(button('Үргэлжлүүлэх', 'Continue'));
        await step('payment');
        await see(main('label:has(input[type=radio])'));
        await click(button('төлөх', 'Pay'));

        await step('pay');
        const bank = await run(() => document.querySelector<HTMLAnchorElement>('main a[href*="/sandbox/"]')?.href);
        await fetch(bank ?? '', { method: 'POST', body: new URLSearchParams({ action: 'approve' }) });
        await expectShown('/orders/R\\d+$');
        await see(main('h1', say('Баярлалаа, захиалга баталгаажлаа', 'Thank you, your order is confirmed')));
        await open(at('/coupons'));
        await see(main('article', coupon.name));
        await expect.poll(() => run(loadedCode)).toBe(true);
        expect(await run(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(session.complaints()).toEqual([]);
      } finally {
        await info.attach('last screen', { body: await session.screenshot(), contentType: 'image/png' });
        await session.close();
      }
    });

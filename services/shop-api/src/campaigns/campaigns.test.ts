import { getCampaign, listCampaigns } from '@ortoo/contracts/endpoints';
import { jackpot } from '../seed/campaigns/jackpot';
import { luckyWheel } from '../seed/campaigns/lucky-wheel';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const day = 86_400_000;
const client = (language = 'en') => testClient(test.app, { 'accept-language': language });
const get = async (slug: string, language?: string) =>
  (await client(language).call(getCampaign, { params: { slug } })).body;

it('lists running campaigns first, the first to end at the top, then those to come, then the ended', async () => {
  const { promotions } = (await client().call(listCampaigns)).body;
  expect(promotions.map(({ slug, state }) => [slug, state])).toEqual([
    ['ul-boots-week', 'running'],
    ['winter-ger-camps', 'running'],
    ['new-year-jackpot', 'running'],
    ['lucky-wheel', 'running'],
    ['new-year-gifts', 'coming'],
    ['summer-by-the-lake', 'ended'],
  ]);
});

it('shows text, terms, prizes and the code of a campaign in the reader’s language', async () => {
  expect(await get('lucky-wheel', 'mn')).toMatchObject({
    kind: 'wheel',
    title: 'Азын хүрд',
    terms: luckyWheel.terms.mn,
    code: null,
    image: '/pictures/campaign-gers_gold',
  });
  const boots = await get('ul-boots-week');
  expect(boots.code).toEqual({ code: 'UL15', name: '15% off Ul boots' });
  expect((await get('lucky-wheel')).prizes[0]).toMatchObject({ name: '100 points', weight: 380, left: null });
  expect((await get('new-year-jackpot')).display_min_order).toBe('50,000₮');
});

it('has cards of its products from the catalogue', async () => {
  const campaigns = test.shop.db.updateTable('campaigns').set({ products: JSON.stringify(['boots', 'unknown']) });
  await campaigns.where('slug', '=', 'ul-boots-week').execute();
  const { products, taxon } = await get('ul-boots-week');
  expect([products.map(({ slug }) => slug), taxon]).toEqual([['boots'], null]);
  const shoes = test.shop.db.updateTable('campaigns').set({ taxon: 'goods/shoes' });
  await shoes.where('slug', '=', 'winter-ger-camps').execute();
  expect((await get('winter-ger-camps')).products.length).toBeGreaterThan(0);
});

it('ends by the clock of the server', async () => {
  test.pass(11 * day);
  expect(await get('ul-boots-week')).toMatchObject({ state: 'ended', days_left: 0 });
  test.pass(2 * day);
  expect(await get('new-year-gifts')).toMatchObject({ state: 'running', days_left: 26 });
});

it('does not know any other', async () =>
  expect((await client().reject(getCampaign, { params: { slug: 'none' } })).status).toBe(404));

it('promises as many winners as there are prizes', () => {
  const winners = (jackpot.prizes ?? []).reduce((sum, { stock = 0 }) => sum + stock, 0);
  expect(JSON.stringify(jackpot.body)).toContain(`${winners} азтан`);
  expect(JSON.stringify(jackpot.body)).toContain(`${winners} winners`);
});

import { enterJackpot, listCampaigns, listOwnDraws, spinWheel } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { campaignList, jackpot, ownDraw, ownDraws, wheel } from '../parts/testing/campaign-answers';
import { remote } from '../remote';

beforeEach(() => {
  resetStores();
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string, fakes = answers) => {
  const api = fakeApi(fakes);
  return renderPage(path, { remote, api }).then(page => ({ ...page, api }));
};
const signedIn = (path: string, fakes = answers) => {
  $user.set(exampleUser);
  return open(path, fakes);
};

const used = { ...ownDraws, left: 0, draws: [ownDraw] };
const result = answer(spinWheel, { left: 0, next_at: ownDraws.next_at, blocked_by: null, draw: ownDraw });
const onceOf = (slug: string, first: typeof ownDraws, then: typeof ownDraws) => {
  let calls = 0;
  return answer(listOwnDraws, () => ((calls += 1) > 1 ? then : first), { slug });
};

describe('the wheel', () => {
  it('shows prizes and odds to everybody, and asks to sign in', async () => {
    const { head } = await open('/wheel');
    expect(screen.getByRole('img', { name: 'Хонжворын хүрд: 100 оноо, 5,000₮' })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual([
      'ХонжворМагадлалҮлдсэн',
      '100 оноо90.0%хязгааргүй',
      '5,000₮10.0%3',
    ]);
    expect(screen.getByRole('link', { name: 'Нэвтэрч эргүүлэх' })).toHaveAttribute('href', '/sign-in?next=%2Fwheel');
    expect(head).toMatchObject({ title: 'Азын хүрд', canonical: '/wheel' });
  });

  it('announces what the server has drawn, and lists it', async () => {
    const { user, api } = await signedIn('/wheel', { ...answers, ...result, ...onceOf(wheel.slug, ownDraws, used) });
    await user.click(await screen.findByRole('button', { name: 'Эргүүлэх' }));
    const region = await screen.findByText('Баяр хүргэе! Таны хонжвор: 5,000₮');
    expect(region.closest('[aria-live]')).toHaveFocus();
    const [sent] = api.calls.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ slug: 'lucky-wheel', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await screen.findByText(/Дараагийн эрх/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Эргүүлэх' })).not.toBeInTheDocument();
  });

  it('shows the result when the wheel has stopped, with motion', async () => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
    const { user, container } = await signedIn('/wheel', { ...answers, ...result });
    await user.click(await screen.findByRole('button', { name: 'Эргүүлэх' }));
    const disc = container.querySelector('.disc');
    await waitFor(() => expect(disc).not.toHaveStyle({ transform: 'rotate(0deg)' }));
    expect(screen.queryByText(/Баяр хүргэе/)).not.toBeInTheDocument();
    fireEvent.transitionEnd(disc as Element);
    expect(await screen.findByText(/Баяр хүргэе/)).toBeVisible();
  });

  it('sends the same nonce again after a lost answer', async () => {
    let isLost = true;
    const flaky = answer(spinWheel, () => {
      if (isLost) throw new ApiError(0, 'NETWORK', '');
      return { left: 0, next_at: null, blocked_by: null, draw: ownDraw };
    });
    const { user, api } = await signedIn('/wheel', { ...answers, ...flaky });
    await user.click(await screen.findByRole('button', { name: 'Эргүүлэх' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Эргүүлэх' })).not.toHaveAttribute('aria-busy'));
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Эргүүлэх' }));
    await screen.findByText(/Баяр хүргэе/);
    const nonces = api.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { nonce: string }).nonce);
    expect(nonces).toEqual([nonces[0], nonces[0]]);
  });

  it('says why a second tab gets nothing', async () => {
    const refused = answer(spinWheel, () => {
      throw new ApiError(422, 'DRAW_USED', 'Өнөөдрийн эрхээ ашигласан байна.');
    });
    const { user } = await signedIn('/wheel', { ...answers, ...refused, ...onceOf(wheel.slug, ownDraws, used) });
    await user.click(await screen.findByRole('button', { name: 'Эргүүлэх' }));
    expect(await screen.findByText(/Өнөөдрийн эрхээ ашиглалаа/)).toBeVisible();
    expect($toasts.get()).toContainEqual(expect.objectContaining({ text: 'Өнөөдрийн эрхээ ашигласан байна.' }));
  });

  it('leads to the phone number that is not confirmed', async () => {
    const blocked = { ...ownDraws, left: 0, blocked_by: 'phone' as const };
    await signedIn('/wheel', { ...answers, ...answer(listOwnDraws, blocked, { slug: wheel.slug }) });
    expect(await screen.findByRole('link', { name: 'Утсаа баталгаажуулах' })).toHaveAttribute(
      'href',
      '/profile/details',
    );
  });

  it('says when none is running', async () => {
    await open('/wheel', { ...answers, ...answer(listCampaigns, { promotions: campaignList.slice(0, 1) }) });
    expect(screen.getByRole('heading', { name: 'Азын хүрд одоо эргэхгүй байна' })).toBeVisible();
  });
});

describe('the jackpot', () => {
  const entry = {
    number: 7,
    nonce: '00',
    source: 'day' as const,
    created_at: '2026-11-21T04:00:00Z',
    order_number: null,
  };

  it('says how to take part', async () => {
    await open('/promotions/jackpot');
    expect(screen.getByText(/50,000₮ ба түүнээс дээш захиалга бүр/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Нэвтэрч сугалаа авах' })).toBeVisible();
  });

  it('takes the entry of the day, and lists all', async () => {
    const taken = { ...ownDraws, left: 0, entries: [entry, { ...entry, number: 3, order_number: 'R100' }] };
    const entered = answer(enterJackpot, { left: 0, next_at: null, blocked_by: null, entry });
    const { user } = await signedIn('/promotions/jackpot', {
      ...answers,
      ...entered,
      ...onceOf(jackpot.slug, ownDraws, taken),
    });
    await user.click(await screen.findByRole('button', { name: 'Өнөөдрийн сугалаагаа авах' }));
    expect(await screen.findByText('Таны сугалааны дугаар: 7')).toBeVisible();
    expect(await screen.findByText('Захиалга R100')).toBeVisible();
  });
});

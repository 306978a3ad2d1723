import { gateFaults, type GateTry } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import { screen } from '@testing-library/react';
import { exampleSite, fakeApi, renderPage } from '@ortoo/testing';
import { brandSite } from './testing/answers';
import { remote } from '../remote';

const address = '/brand/recipes/taiga-dusk?glasses=6';
const options = { remote, api: fakeApi({}), locale: 'en' as const };
const rejected: GateTry = { fault: 'no_such_day', year: '1990', month: '2', day: '30' };
const field = (name: string) => screen.getByRole('textbox', { name });

it('is a plain form that returns to the page asked for, with its query', async () => {
  const { container } = await renderPage(address, options);
  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('action', '/api/v2/age_gate');
  expect(form).toHaveAttribute('method', 'post');
  const yes = screen.getByRole('button', { name: 'Yes, I am 21 or older' });
  expect(Object.fromEntries(new FormData(form, yes as HTMLButtonElement))).toEqual({
    return_to: `/en${address}`,
    age: '21',
  });
  expect(screen.getByRole('link', { name: 'No, take me back' })).toHaveAttribute('href', '/en');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes the place in the page along, which a redirect keeps', async () => {
  const { container } = await renderPage(`${address}#steps`, options);
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/v2/age_gate#steps');
  expect(container.querySelector('input[name=return_to]')).toHaveValue(`/en${address}`);
});

it('asks for the date of birth where the site requires it', async () => {
  const { container } = await renderPage(address, { ...options, site: brandSite });
  for (const name of ['Year', 'Month', 'Day']) {
    expect(field(name)).toHaveAttribute('inputmode', 'numeric');
    expect(field(name)).toHaveAttribute('autocomplete', `bday-${name.toLowerCase()}`);
    expect(field(name)).toBeRequired();
  }
  const sent = Object.fromEntries(new FormData(container.querySelector('form')!));
  expect(sent).toEqual({ return_to: `/en${address}`, year: '', month: '', day: '' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Yes, I am 21 or older' })).toBeNull();
});

it('has the typed date again with the reason, until it is changed', async () => {
  const { user } = await renderPage(address, { ...options, site: brandSite, gateTry: rejected });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('There is no such day. Please check the date, for example 1990 4 25.');
  expect([field('Year'), field('Month'), field('Day')].map(input => (input as HTMLInputElement).value)).toEqual([
    ...['1990', '2', '30'],
  ]);
  for (const name of ['Year', 'Month', 'Day']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(alert.textContent ?? '');
  }
  await user.type(field('Day'), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Day')).toBeValid();
});

it.each(locales)('explains every reason in %s', async locale => {
  for (const fault of gateFaults) {
    const { unmount, t } = await renderPage(address, {
      ...{ ...options, locale, site: brandSite },
      gateTry: { ...rejected, fault },
    });
    const reason = t(`gate.faults.${fault}`, { years: 120 });
    expect(reason).not.toContain('gate.faults');
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    unmount();
  }
});

it('shows nothing of any page, and runs none of their requests', async () => {
  for (const { path } of remote.manifest.routes) {
    const api = fakeApi({});
    const { container, unmount, head } = await renderPage(path.replace(':slug', 'taiga-dusk'), {
      ...{ ...options, api, site: exampleSite },
    });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(container).not.toHaveTextContent(/distilled|vodka|buy/i);
    expect(head.description).toBe('The brand page of Munkh Tsas. Only for people aged 21 and over.');
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'WebPage', isFamilyFriendly: false })]);
    expect(api.calls).toEqual([]);
    unmount();
  }
});

import { screen } from '@testing-library/react';
import { fakeApi, renderSlot } from '@ortoo/testing';
import { remote } from '../remote';

it('links to the story and names its audience', async () => {
  await renderSlot('brandsite.teaser', {}, { remote, api: fakeApi({}), locale: 'en' });
  expect(screen.getByRole('region', { name: 'Munkh Tsas' })).toHaveTextContent('For people aged 21 and over');
  expect(screen.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/en/brand/story');
});

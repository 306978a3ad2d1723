import { chosenIn } from './form-choice.rules';
import { readListing, writeListing } from './listing-state.rules';

const state = readListing(new URLSearchParams('q=gutal&brand=ul&page=3&shown=120'));

const formOf = (...fields: [name: string, value: string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test('a form that equals the address adds nothing, whatever the page and the depth', () =>
  expect(chosenIn(formOf(['q', 'gutal'], ['brand', 'ul'], ['price_min', ''], ['rating', '']), state)).toBeUndefined());

test('options ticked before hydration are applied, and start at the first page', () => {
  const early = chosenIn(formOf(['q', 'gutal'], ['brand', 'ul'], ['brand', 'zamch'], ['on_sale', '1']), state);
  expect(early && writeListing(early)).toBe('?q=gutal&brand=ul&brand=zamch&on_sale=1');
});

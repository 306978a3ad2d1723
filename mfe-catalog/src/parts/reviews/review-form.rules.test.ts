import { faultsOf, fileFault } from './review-form.rules';

it.each([
  [{ rating: 5, comment: 'Хөл огт даараагүй.' }, {}],
  [{ rating: 0, comment: 'Хөл огт даараагүй.' }, { rating: 'rating' }],
  [{ rating: 3, comment: '   сайн    ' }, { comment: 'short' }],
  [{ rating: 3, comment: 'а'.repeat(2001) }, { comment: 'long' }],
])('errors of %j: %j', (review, faults) => expect(faultsOf(review)).toEqual(faults));

it.each([
  ['a photo', 'image/jpeg', 1, 0, undefined],
  ['an SVG', 'image/svg+xml', 1, 0, 'type'],
  ['a photo of 8 MB', 'image/jpeg', 8 * 1024 * 1024, 4, undefined],
  ['a larger one', 'image/jpeg', 8 * 1024 * 1024 + 1, 0, 'large'],
  ['a sixth', 'image/jpeg', 1, 5, 'many'],
])('errors of %s', (_, type, size, already, fault) => expect(fileFault({ type, size }, already)).toBe(fault));

import { perPerson, waitAfter } from './throttle.rules';

describe('waitAfter', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [9, 16],
    [17, 3600],
    [1000, 3600],
  ])('%d failures wait %d s', (failures, seconds) => expect(waitAfter(failures, perPerson)).toBe(seconds));
});

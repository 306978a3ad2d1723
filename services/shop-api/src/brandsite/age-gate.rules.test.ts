import { gateFault } from './age-gate.rules';

const today = '2026-11-21';

it.each([
  ['1990', '4', '25', undefined],
  ['2005', '11', '21', undefined],
  ['2005', '11', '22', 'too_young'],
  ['2026', '11', '21', 'too_young'],
  ['2026', '11', '22', 'impossible'],
  ['1890', '4', '25', 'impossible'],
  ['1990', '2', '30', 'no_such_day'],
  ['90', '4', '25', 'no_such_day'],
  ['1990', 'дөрөв', '25', 'no_such_day'],
  ['1990', '', '25', 'incomplete'],
  ['', '', '', 'incomplete'],
])('born on %s %s %s: %s', (year, month, day, fault) => expect(gateFault({ year, month, day }, today)).toBe(fault));

import { bankColour } from './banks.rules';

it.each([
  ['Khan bank', '#0f7a4d'],
  ['Голомт банк', '#1b4b9b'],
  ['State bank', '#d0202e'],
  ['Another bank', '#8b8478'],
])('%s is %s', (name, colour) => expect(bankColour(name)).toBe(colour));

import { sentOf } from './upload.rules';

const sizes = [300, 500, 200];

it.each([
  [0, [0, 0, 0]],
  [40, [0, 0, 0]],
  [190, [150, 0, 0]],
  [340, [300, 0, 0]],
  [640, [300, 300, 0]],
  [1040, [300, 500, 200]],
])('%d bytes of 1040 are %j of the files', (sent, own) => expect(sentOf(sizes, { sent, total: 1040 })).toEqual(own));

it('has sent nothing of no files', () => expect(sentOf([], { sent: 40, total: 40 })).toEqual([]));

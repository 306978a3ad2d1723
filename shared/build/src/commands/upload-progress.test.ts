import { printUpload } from './upload-progress';

const megabyte = 1024 * 1024;

const print = (isTTY: boolean, steps: readonly number[]) => {
  const written: string[] = [];
  const report = printUpload('catalog', { isTTY, write: text => written.push(text) });
  for (const sent of steps) report(sent * megabyte, 4 * megabyte);
  return written;
};

it('overwrites one line of a terminal, and ends it', () =>
  expect(print(true, [0.5, 3.96, 4])).toEqual([
    '\rcatalog: 0.5 of 4.0 MB sent',
    '\rcatalog: 4.0 of 4.0 MB sent',
    '\rcatalog: 4.0 of 4.0 MB sent\n',
  ]));

it('prints a line per quarter elsewhere, and one for a jump over several', () =>
  expect(print(false, [0.5, 1, 1.5, 3.5, 3.9, 4])).toEqual([
    'catalog: 1.0 of 4.0 MB sent\n',
    'catalog: 3.5 of 4.0 MB sent\n',
    'catalog: 4.0 of 4.0 MB sent\n',
  ]));

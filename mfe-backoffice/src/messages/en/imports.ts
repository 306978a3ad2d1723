import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/imports';

export const imports = {
  title: 'Import products',
  text: 'Adds and changes many products from a file. It is checked first, then imported.',
  file: 'File',
  fileText: 'CSV or JSON, up to 8 MB. A product with the same address (slug) is changed, others are added.',
  chooseFile: 'Choose a file',
  otherFile: 'Choose another file',
  fileSize: '{{name}}, {{size}} KB',
  tooLarge: 'The file is larger than 8 MB. Please split it.',
  columns: 'Columns of a CSV file',
  columnsText:
    'The first line has the names of the columns. Each variant is a line; those of one product follow each other with the same slug. Pictures are names of pictures that the shop has, separated by |.',
  checked: 'Result of the check: nothing is saved yet',
  done: 'Imported',
  counts: { added: 'New', changed: 'Changed', unchanged: 'Unchanged', rejected: 'Rejected' },
  noFaults: 'Nothing is wrong.',
  nothing: 'There is no product in this file. Check the names of its columns and its type.',
  faults: 'Rejected rows',
  line: 'Line',
  product: 'Product',
  wrong: 'What is wrong',
  moreFaults: '{{count}} more rows are rejected.',
  apply_one: 'Import {{count}} product',
  apply_other: 'Import {{count}} products',
  applyText: 'Rejected rows are left out.',
  toProducts: 'Go to the products',
} satisfies Translation<typeof mn.imports>;

import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/directory';

export const directory = {
  title: 'Sellers, brands, stores',
  kinds: 'Lists',
  names: { vendors: 'Sellers', brands: 'Brands', badges: 'Badges', stores: 'Stores', look_books: 'Look books' },
  add: {
    vendors: 'New seller',
    brands: 'New brand',
    badges: 'New badge',
    stores: 'New store',
    look_books: 'New look book',
  },
  edit: 'Edit',
  editOf: 'Edit: {{name}}',
  hidden: 'Hidden',
  none: 'Nothing here yet',
  noneText: 'Add the first one.',
  saved: '“{{name}}” is saved.',
  codeHint: 'Part of the address of its page: small Latin letters, digits, hyphens.',
  paragraphsHint: 'An empty line separates paragraphs.',
  fields: {
    name: 'Name',
    code: 'Code',
    description: 'Description',
    image: 'Picture',
    tone: 'Colour',
    place: 'Kind',
    province: 'Province or capital',
    address: 'Address',
    directions: 'How to get there',
    hours: 'Opening hours',
    image_alt: 'What the picture shows',
    paragraphs: 'Text',
    products: 'Products',
    published_at: 'Shown from',
  },
  tones: { neutral: 'Grey', accent: 'Blue', success: 'Green', warning: 'Orange' },
  places: { store: 'Store', pickup: 'Pickup point' },
  hide: {
    vendors: 'Hide from lists (its products stay on sale)',
    brands: 'Hide from lists (its products stay on sale)',
    badges: 'Do not show it on products',
    stores: 'Hide: shoppers cannot choose it',
    look_books: 'Hide',
  },
  days: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
  shortDays: { 1: 'Mo', 2: 'Tu', 3: 'We', 4: 'Th', 5: 'Fr', 6: 'Sa', 7: 'Su' },
  opens: 'Opens',
  closes: 'Closes',
  addHours: 'Add hours',
  removeHours: 'Remove',
  faults: {
    code: 'Small Latin letters, digits and hyphens: ul-boots.',
    image: 'Choose a picture.',
    hours: 'Choose days, and let it close after it opens.',
  },
} satisfies Translation<typeof mn.directory>;

export const image = {
  choose: 'Choose a picture',
  other: 'Choose another picture',
  remove: 'Remove the picture',
} satisfies Translation<typeof mn.image>;

export const picker = {
  search: 'Add a product: name or code',
  earlier: 'Move up: {{name}}',
  later: 'Move down: {{name}}',
  remove: 'Remove: {{name}}',
} satisfies Translation<typeof mn.picker>;

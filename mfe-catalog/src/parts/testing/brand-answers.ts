import type { Brand, LookBook, Store, Vendor } from '@ortoo/contracts';
import {
  getBrand,
  getLookBook,
  getVendor,
  listBrands,
  listLookBooks,
  listStores,
  listVendors,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

export const brand = (id: number, code: string, name: string, products_count: number): Brand => ({
  id,
  code,
  name,
  description: `${name} брэндийн тухай.`,
  logo: null,
  image: '/pictures/feltboot_grey_a',
  products_count,
});

const ul = brand(1, 'ul', 'Ул', 12);
const aduuchin = { ...brand(3, 'aduuchin', 'Адуучин', 0), image: null };

const vendor = (id: number, code: string, name: string): Vendor => ({
  id,
  code,
  name,
  description: 'Эсгий, арьсан гутлыг гараар ултай нь оёдог.',
  logo: '/pictures/hiking-boot_brown_c',
  phone: '+97677002006',
  email: `${code}@example.mn`,
  average_rating: 4.5,
  total_reviews: 8,
  products_count: 24,
});

const ulch = vendor(1, 'ulch', 'Ул гутлын урлан');

export const vendors = [ulch, vendor(2, 'zuslan', 'Зуслан')];

/** Two stores: one open every day, one closed at the weekend. */
export const stores: Store[] = [
  {
    id: 1,
    code: 'tuv',
    kind: 'store',
    name: 'Төв салбар',
    address: 'Их сургуулийн гудамж 3',
    directions: 'Талбайгаас 5 минут алхана.',
    phone: '+97677001234',
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '20:00' }],
  },
  {
    id: 4,
    code: 'erdenet',
    kind: 'pickup',
    name: 'Эрдэнэтийн захиалга олгох цэг',
    address: 'Төв зам',
    directions: 'Автобусны буудлын хажууд.',
    phone: '+97670352020',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '10:00', closes: '15:00' },
    ],
  },
];

export const lookBook: LookBook = {
  id: 2,
  slug: 'a-week-in-the-gobi',
  title: 'Говьд долоо хоног',
  summary: 'Үүргэвчинд юу хийх вэ?',
  image: '/pictures/gobi-camp_dusk',
  image_alt: 'Говийн майхан',
  products_count: 2,
  paragraphs: ['Говьд өдөр нь халуун.', 'Илүү юм алга.'],
  products: [],
};

/** Responses for brands, vendors, stores and look books when the remote runs alone; its tests use the same. */
export const brandAnswers = {
  ...answer(listBrands, { brands: [ul, brand(2, 'zamch', 'Замч', 30), aduuchin] }),
  ...answer(getBrand, ul, { code: ul.code }),
  ...answer(getBrand, aduuchin, { code: aduuchin.code }),
  ...answer(listVendors, { vendors }),
  ...answer(getVendor, ulch, { id: ulch.code }),
  ...answer(listStores, { stores }),
  ...answer(listLookBooks, { look_books: [lookBook] }),
  ...answer(getLookBook, lookBook, { slug: lookBook.slug }),
};

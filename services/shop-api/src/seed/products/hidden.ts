import type { Family } from '../family';

/** Rows that no listing, rail or suggestion may ever show, one for each reason. */
export const hidden: Family = {
  kind: 'goods',
  taxon: 'goods/fashion/shoes/boots/winter',
  vendor: 'ulch',
  brand: 'ul',
  products: [
    { id: 69010, slug: 'neg-tugrugiin-gutal', price: 1, pictures: ['feltboot_grey_a'], mn: ['Нэг төгрөгийн туршилтын гутал', 'Үнэ нь хараахан тавигдаагүй.'], en: ['Test boots at one tugrik', 'Its price has not been set yet.'] },
    { id: 69020, slug: 'unegui-gutal', price: 0, pictures: ['feltboot_black_a'], mn: ['Үнэгүй бэлэглэх гутал', 'Дэлгүүрт зарагдахгүй, бэлгэнд дагалдана.'], en: ['Give-away boots', 'Not for sale: they come with a gift.'] },
    { id: 69030, slug: 'duussan-gutal', price: 199000, stock: 0, pictures: ['feltboot_brown_a'], sizes: ['40', '41', '42'], mn: ['Дууссан «Хангай» гутал', 'Энэ загварын нөөц дууссан.'], en: ['Sold-out Khangai boots', 'This model is out of stock.'] },
    { id: 69040, slug: 'ireedui-gutal', price: 259000, age: -14, pictures: ['feltboot_cream_a'], mn: ['Хоёр долоо хоногийн дараа гарах гутал', 'Шинэ загвар удахгүй.'], en: ['Boots of the week after next', 'A new model, soon.'] },
    { id: 69050, slug: 'margaashiin-gutal', price: 259000, age: -1, pictures: ['tallboot_black_a'], mn: ['Маргааш гарах гутал', 'Маргааш энэ цагаас.'], en: ['Tomorrow’s boots', 'From this hour tomorrow.'] },
    { id: 69060, slug: 'zuraggui-gutal', price: 149000, mn: ['Зураггүй гутал', 'Зургийг нь аваагүй байгаа.'], en: ['Boots without a picture', 'Not photographed yet.'] },
    { id: 69070, slug: 'duussan-kupon', taxon: 'coupons/hotels/countryside', vendor: 'urtuu', price: 99000, stock: 0, pictures: ['coupon_terelj-camp_gold'], mn: ['Дууссан Тэрэлжийн буудлын купон', 'Энэ хөтөлбөр дууссан.'], en: ['Sold-out Terelj hotel coupon', 'This offer has ended.'] },
  ],
};

import type { Base, Family } from '../family';

const book = (base: Omit<Base, 'icon'>): Base => ({ icon: 'book', ...base });

export const books: Family = {
  kind: 'goods',
  taxon: 'goods/books/history',
  vendor: 'ideenii',
  brand: 'nomiin-khurd',
  specs: { language: ['Монгол', 'Mongolian'] },
  products: [
    book({ id: 62010, slug: 'nuudelchdiin-tuukh', look: 'a', price: 45000, rating: [4.7, 81], pictures: ['book_burgundy_a'], mn: ['Нүүдэлчдийн түүх', 'Хүннүгээс өнөөг хүртэлх хоёр мянган жилийг газрын зураг, дүрслэлтэй өгүүлнэ.'], en: ['A History of the Nomads', 'Two thousand years from the Xiongnu to today, with maps and pictures.'], specs: { pages: ['512', '512'] } }),
    book({ id: 62020, slug: 'ih-zasag-ba-khuuli', price: 32000, rating: [4.5, 44], pictures: ['book_navy_a'], mn: ['Их засаг хууль: тайлбар', 'Эртний хуулийн мөр бүрийг хуульч, түүхч хоёрын ярианаар тайлсан.'], en: ['The Great Law explained', 'Each line of the old law, discussed by a lawyer and a historian.'] }),
    book({ id: 62030, slug: 'govi-gazryn-zurag', price: 58000, rating: [4.8, 63], pictures: ['world-map_sand_d'], mn: ['Монгол орны аяллын атлас', '1:500,000 масштаб, худаг ус, шатахуун түгээх цэг, баазын байршилтай.'], en: ['Travel atlas of Mongolia', 'Scale 1:500,000, with wells, fuel and camps.'] }),
    book({ id: 62040, slug: 'gerin-arkhitektur', price: 49000, rating: [4.6, 29], pictures: ['book_sand_c'], mn: ['Гэр: нүүдлийн архитектур', 'Унь, тооно, хана яагаад яг ийм тоотой вэ? Хэмжээст зурагтай.'], en: ['The Ger: Architecture on the Move', 'Why just so many poles, and why that crown? With measured drawings.'] }),
    book({ id: 62050, slug: 'mongol-khool', price: 39000, rating: [4.9, 112], pictures: ['book_red_b'], badges: ['bestseller'], mn: ['Монгол хоолны ном', 'Наян жор: хорхог, боодгоос орчин үеийн ресторан хүртэл. Гол орцыг хот дотроос олж болно.'], en: ['The Mongolian Cookbook', 'Eighty recipes from khorkhog to the modern restaurant, with what you find in town.'] }),
    book({ id: 62060, slug: 'khar-salkhi-roman', taxon: 'goods/books/fiction', price: 28000, rating: [4.6, 137], pictures: ['book_black_a'], mn: ['Хар салхи', 'Зудын жил, нэг айлын гурван үе. Оны шилдэг роман.'], en: ['Black Wind', 'The year of the great frost and three generations of one family. Novel of the year.'] }),
    book({ id: 62070, slug: 'zuudnii-khot', taxon: 'goods/books/fiction', price: 26000, rating: [4.3, 58], pictures: ['book_turquoise_a'], mn: ['Зүүдний хот', 'Улаанбаатар, 2090 он. Утаагүй хотод нэг хүн алга болно.'], en: ['City of Dreams', 'Ulaanbaatar, 2090. In a city without smoke a man goes missing.'] }),
    book({ id: 62080, slug: 'namryn-shulguud', taxon: 'goods/books/fiction', price: 18000, rating: [4.8, 49], pictures: ['book_gold_c'], mn: ['Намрын шүлгүүд', 'Дөрвөн яруу найрагчийн намар. Хуудас бүр бэхэн зурагтай.'], en: ['Poems of Autumn', 'The autumn of four poets, with an ink drawing on every page.'] }),
    book({ id: 62090, slug: 'morin-zam-detektiv', taxon: 'goods/books/fiction', price: 24000, rating: [4.4, 72], pictures: ['book_green_a'], mn: ['Морин замын нууц', 'Төмөр замын мөрдөгчийн цуврал, нэгдүгээр ном.'], en: ['The Secret of the Horse Road', 'First of the railway detective series.'] }),
    book({ id: 62100, slug: 'talyn-chono', taxon: 'goods/books/fiction', price: 30000, rating: [4.7, 90], pictures: ['book_grey_b'], mn: ['Талын чоно', 'Чонын бэлтрэг өсгөсөн хүүгийн түүх. Насанд хүрэгчид ч уйлна.'], en: ['Wolf of the Plain', 'A boy raises a wolf cub. Grown-ups cry too.'] }),
    book({ id: 62110, slug: 'ulgeriin-far', taxon: 'goods/books/children', price: 35000, rating: [4.9, 166], pictures: ['book_pink_b'], badges: ['bestseller'], mn: ['Монгол ардын үлгэр, зурагт', 'Гучин үлгэр, том үсэг. Дуут хувилбарын QR кодтой.'], en: ['Mongolian folk tales', 'Thirty tales in large letters, with a QR code for the recording.'] }),
    book({ id: 62120, slug: 'tsagaan-tolgoi', taxon: 'goods/books/children', price: 22000, rating: [4.8, 201], pictures: ['book_gold_b'], mn: ['Цагаан толгой', 'А-аас Я хүртэл гучин таван үсэг, амьтан, тоглоом. Ө, Ү хоёрыг мартаагүй.'], en: ['My first alphabet', 'Thirty-five letters with animals and games, Ө and Ү included.'] }),
    book({ id: 62130, slug: 'odon-orny-nom', taxon: 'goods/books/children', price: 42000, rating: [4.7, 55], pictures: ['book_navy_b'], mn: ['Одон орон хүүхдэд', 'Долоон бурхан, Сүүн зам, говийн тэнгэр. Харанхуйд гэрэлтдэг зурагтай.'], en: ['Stars for children', 'The Great Bear, the Milky Way and the sky over the Gobi, with a map that glows.'] }),
    book({ id: 62140, slug: 'budakh-nom', taxon: 'goods/books/children', price: 14000, rating: [4.5, 87], pictures: ['crayon_red_b'], mn: ['Будах ном: Хээ угалз', 'Дөчин хээ, утгын тайлбартай. Зузаан цаас.'], en: ['Colouring book: Mongolian ornaments', 'Forty ornaments and what they mean, on heavy paper.'] }),
  ],
};

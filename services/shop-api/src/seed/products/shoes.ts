import type { Family } from '../family';

const women = ['35', '36', '37', '38', '39', '40'];
const all = ['36', '37', '38', '39', '40', '41', '42', '43', '44'];

export const shoes: Family = {
  kind: 'goods',
  taxon: 'goods/fashion/shoes/casual',
  vendor: 'ulch',
  brand: 'ul',
  products: [
    { id: 51010, slug: 'salkhi-guiltiin-puuz', icon: 'running-shoe', look: 'a', brand: 'zamch', vendor: 'zuslan', price: 169000, rating: [4.5, 133], sizes: all,
      mn: ['«Салхи» гүйлтийн пүүз', 'Туул голын эрэг дагуух зам, талбайд зориулсан хөнгөн пүүз. Өсгийн зөөлөвч нь таван зуун километр даана.'],
      en: ['Salkhi running shoes', 'Light shoes for the riverside path and the track. The heel cushion is good for five hundred kilometres.'],
      models: [{ colour: 'blue' }, { colour: 'red' }, { colour: 'green' }, { colour: 'black', sale: { percent: 30, from: -6, to: 5 } }] },
    { id: 51020, slug: 'khotyn-tuflii', icon: 'mans-shoe', look: 'a', price: 219000, rating: [4.4, 62], sizes: all.slice(3),
      mn: ['«Хотын» арьсан туфли', 'Ажил хэргийн өдөр, хурим найранд аль алинд нь. Тугалын арьс, арьсан ултай, ясалгаа удаан барина.'],
      en: ['Town leather shoes', 'For the office and for weddings. Calfskin on a leather sole that holds its polish.'],
      models: [{ colour: 'black' }, { colour: 'brown' }, { colour: 'burgundy' }] },
    { id: 51030, slug: 'torgo-usgiit-gutal', icon: 'high-heeled-shoe', look: 'a', price: 185000, rating: [4.3, 48], sizes: women,
      mn: ['«Торго» өсгийт гутал', 'Долоон сантын тогтвортой өсгий, зөөлөн тавхайтай. Дээлтэй ч, даашинзтай ч зохино.'],
      en: ['Torgo heels', 'A steady seven-centimetre heel and a soft footbed. Goes with a deel as well as with a dress.'],
      models: [{ colour: 'red' }, { colour: 'black' }, { colour: 'gold', price: 199000 }] },
    { id: 51040, slug: 'nuuts-balerina', icon: 'flat-shoe', look: 'a', price: 129000, rating: [4.5, 71], sizes: women,
      mn: ['«Нуга» балерин гутал', 'Нугарсан ч хэвэндээ ордог уян улаар цүнхэнд эвхэгдэнэ. Ажлын өдрийн хөнгөн сонголт.'],
      en: ['Nuga ballet flats', 'A supple sole that folds into your bag. An easy choice for a working day.'],
      models: [{ colour: 'navy' }, { colour: 'pink' }, { colour: 'cream' }] },
    { id: 51050, slug: 'zuny-shaakhai', icon: 'thong-sandal', look: 'a', price: 59000, rating: [4.1, 39], sizes: all,
      mn: ['«Зуны» шаахай', 'Нуурын эрэг, усан санд. Хөнгөн хөөс ул нь усанд живдэггүй.'],
      en: ['Summer sandals', 'For the lake and the pool: the light foam sole does not sink.'],
      models: [{ colour: 'turquoise' }, { colour: 'sand' }] },
    { id: 51060, slug: 'esgii-uglaash', taxon: 'goods/fashion/shoes/slippers', icon: 'feltslipper', look: 'a', price: 49000, rating: [4.8, 276], badges: ['bestseller', 'handmade'], sizes: all,
      mn: ['Эсгий углааш «Голомт»', 'Гэрийн шалан дээр чимээгүй, дулаан. Арьсан ултай тул угаагаад дахин өмсөнө. Зочинд зориулсан багц ч бий.'],
      en: ['Golomt felt slippers', 'Quiet and warm on any floor. Leather soles, so they can be washed. There is a set for guests too.'],
      models: [{ colour: 'grey' }, { colour: 'red' }, { colour: 'navy' }, { key: 'set', label: ['5 хос зочны багц', 'set of five for guests'], colour: 'sand', price: 199000, pictures: ['feltslipper_sand_b', 'feltslipper_sand_a'] }] },
    { id: 51070, slug: 'nekhii-uglaash', taxon: 'goods/fashion/shoes/slippers', icon: 'feltslipper', look: 'd', price: 69000, rating: [4.6, 93], sizes: women,
      mn: ['Нэхий углааш «Зулзага»', 'Хурганы нэхийгээр доторлосон зөөлөн углааш. Өглөөний хүйтэн шалыг мартуулна.'],
      en: ['Zulzaga sheepskin slippers', 'Lined with lambskin: the cold morning floor is forgotten.'],
      models: [{ colour: 'pink' }, { colour: 'camel' }, { colour: 'white' }] },
  ],
};

import { p, type SeedArticle, ul } from '../shape';

export const botgoWoodenToys: SeedArticle = {
  kind: 'news',
  slug: 'botgo-wooden-toys',
  image: 'puzzle-piece_sand_a',
  imageAlt: { mn: 'Модон оньсого', en: 'A wooden puzzle' },
  tags: ['family', 'workshops', 'shop'],
  author: 'sarnai',
  daysAgo: 231,
  title: { mn: 'Шинэ брэнд: «Ботго»-гийн тоглоом, хувцас', en: 'A new brand: toys and clothes by Botgo' },
  summary: {
    mn: 'Хоёр ээжийн эхлүүлсэн урлан хүүхдийн ноосон хувцас, модон тоглоомоо манайд худалдаж эхэллээ.',
    en: 'A workshop begun by two mothers brings woollen clothes and wooden toys to our shop.',
  },
  body: {
    mn: [
      p('«Ботго» Улаанбаатарын захын нэгэн гарааж дотор эхэлсэн. Үүсгэн байгуулагчид нь хүүхдэдээ будаг нь хуурдаггүй, эд нь арьсанд эелдэг тоглоом олоогүй тул өөрсдөө хийжээ. Одоо арван нэгэн оёдолчин, мужаантай.'),
      ul(
        'Хусан модон оньсого: ирмэг бүрийг гараар мөлийлгөдөг.',
        'Эсгий амьтад: зөвхөн хонины ноос, нүд нь оёмол.',
        'Хүүхдийн эсгий гутал, дээл: 20–\u206030 размертэй.',
      ),
      p('Миний хүүхдийн өрөөнд туршихад оньсогын хэсгүүд нэг сарын дараа ч бие биедээ таарсан хэвээр, харин эсгий тэмээ нэг удаа угаахад жаахан жижгэрсэн. Заавар дээр нь бичсэн 30 хэмийг баримтлаарай. Жижиг хэсэгтэй тоглоомыг гурван нас хүрээгүй хүүхдэд бүү өгөөрэй.'),
    ],
    en: [
      p('Botgo started in a garage on the edge of Ulaanbaatar. Its two founders had found no toys whose paint stays on and whose fabric is kind to the skin, so they made some. Today eleven people sew and saw with them.'),
      ul(
        'Birch puzzles, with every edge rounded by hand.',
        'Felt animals of pure sheep’s wool, with eyes that are sewn on.',
        'Felt boots and deel for children, sizes 20 to 30.',
      ),
      p('After a month in our children’s room the puzzles still fit. The felt camel came out of the wash a little smaller, so keep to the 30 degrees on the label. Toys with small parts are not for children under three.'),
    ],
  },
};

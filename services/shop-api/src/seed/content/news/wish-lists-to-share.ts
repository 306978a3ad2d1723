import { comment, p, type SeedArticle, ul } from '../shape';

export const wishListsToShare: SeedArticle = {
  kind: 'news',
  slug: 'wish-lists-to-share',
  image: 'shortcake_pink_a',
  imageAlt: { mn: 'Ягаан бялуу', en: 'A pink cake' },
  tags: ['shop', 'shopping', 'family'],
  author: 'sarnai',
  daysAgo: 124,
  title: { mn: 'Таалагдсан бараагаа жагсаалтаар хуваалцаарай', en: 'Wish lists that you can share' },
  summary: {
    mn: 'Хэд хэдэн жагсаалт үүсгэж, холбоосыг нь төрөл садандаа илгээж болно. Таны нэр холбоост харагдахгүй.',
    en: 'Keep several lists and send a link to friends and family. Your name is not shown.',
  },
  body: {
    mn: [
      p('Төрсөн өдөр, найр хурим, шинэ байр: бэлэг авах хүн юу хэрэгтэйг асуух нь тухгүй, асуулгүй авбал хоёр данхтай болох нь бий. Одоо «Таалагдсан» хэсэгт хэдэн ч жагсаалт үүсгэж, аль нэгнийх нь холбоосыг хуваалцаж болно.'),
      ul(
        'Жагсаалт анхандаа зөвхөн танд харагдана. Холбоос үүсгэсний дараа л бусад нь үзнэ.',
        'Бараагаа жагсаалт хооронд зөөж, заримыг нь сагсандаа шууд нэмнэ.',
        'Таалагдсан бараа хямдарсан, дахин ирсэн үед мэдэгдэл очно.',
      ),
      p('Холбоосыг хүссэн үедээ хааж болно: хуучин холбоос тэр даруй ажиллахаа болино. Жагсаалтыг үзсэн хүн таны хаяг, утсыг харахгүй.'),
    ],
    en: [
      p('A birthday, a wedding, a new flat: asking what somebody needs feels awkward, and not asking leads to a second kettle. You can now keep as many wish lists as you like and share any one of them with a link.'),
      ul(
        'A list is yours alone at first. Others see it only once you make a link.',
        'Move products from one list to another or put them straight into your cart.',
        'We tell you when something on a list becomes cheaper or is back in stock.',
      ),
      p('You can close a link whenever you want, and it stops working at once. Those who look at your list see neither your address nor your phone number.'),
    ],
  },
  comments: [
    comment(
      'Э. Намуун',
      7,
      'Хуримын жагсаалтаа хийлээ. Нэг хүн авсан зүйлийг өөр хүн давхар авахгүй юу?',
      comment('Э. Сарнай', 11, 'Одоохондоо тэмдэглэгддэггүй. Саналыг тань хөгжүүлэгчдэд дамжууллаа, үнэхээр хэрэгтэй санаа.'),
    ),
    comment('Туул', 18, 'Хүүгийнхээ тавдугаар сарын жагсаалтыг эмээд нь илгээтэл бүгдийг нь авчихаж. Дараа нь богинохон хийнэ ээ.'),
    comment('Sofia', 900, 'I use it as a memory for trips, one list for each summer I dream of. The price alert got me to Khuvsgul.'),
  ],
};

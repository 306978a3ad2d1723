import type { ArticleKind, BlockNode, InlineNode, ParagraphNode } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import type { authors } from './authors';

/** Topics of articles and news; the description introduces a topic's own list. */
export const tags = {
  travel: {
    name: { mn: 'Аялал', en: 'Travel', ru: 'Путешествия', cn: '旅行', it: 'Viaggi' },
    description: {
      mn: 'Хаашаа, хэзээ, юугаар явах вэ: говиос тайга хүртэлх замын зөвлөгөө.',
      en: 'Where, when and how to go: advice for the road from the Gobi to the taiga.', ru: 'Куда, когда и на чём ехать: советы в дорогу от Гоби до тайги.', cn: '去哪里、何时去、怎么去：从戈壁到泰加林的出行建议。', it: 'Dove, quando e come andare: consigli di viaggio dal Gobi alla taiga.',
    },
  },
  winter: {
    name: { mn: 'Өвөл', en: 'Winter', ru: 'Зима', cn: '冬天', it: 'Inverno' },
    description: {
      mn: 'Хүйтэнд дулаан, аюулгүй байх тухай бүхэн.',
      en: 'Everything about staying warm and safe in the cold.', ru: 'Всё о том, как не замёрзнуть и не попасть в беду на морозе.', cn: '严寒中如何保暖、保平安。', it: 'Tutto per stare al caldo e al sicuro nel freddo.',
    },
  },
  wear: {
    name: { mn: 'Хувцас, гутал', en: 'Clothes and boots', ru: 'Одежда и обувь', cn: '服装与鞋靴', it: 'Abiti e stivali' },
    description: {
      mn: 'Эсгий, ноолуур, арьс: сайн эдлэлийг таньж, зөв сонгох нь.',
      en: 'Felt, cashmere and leather: how to recognise good work and choose well.', ru: 'Войлок, кашемир, кожа: как узнать хорошую вещь и сделать верный выбор.', cn: '毛毡、羊绒、皮革：如何识别好货、选对东西。', it: 'Feltro, cashmere e pelle: come riconoscere un buon lavoro e scegliere bene.',
    },
  },
  care: {
    name: { mn: 'Арчилгаа', en: 'Care', ru: 'Уход', cn: '保养', it: 'Cura' },
    description: {
      mn: 'Зөв угааж, хатааж, хадгалбал эдлэл арван жил явна.',
      en: 'Washed, dried and stored properly, things last ten years.', ru: 'Если правильно стирать, сушить и хранить, вещи служат десять лет.', cn: '洗涤、晾晒、存放得当，一件能用十年。', it: 'Lavate, asciugate e riposte bene, le cose durano dieci anni.',
    },
  },
  guide: {
    name: { mn: 'Заавар', en: 'How-to', ru: 'Инструкции', cn: '指南', it: 'Guide' },
    description: { mn: 'Алхам алхмаар, ойлгомжтой.', en: 'Step by step and to the point.', ru: 'Шаг за шагом и по делу.', cn: '一步一步，简明易懂。', it: 'Passo per passo, in modo chiaro.' },
  },
  city: {
    name: { mn: 'Хот', en: 'City', ru: 'Город', cn: '城市', it: 'Città' },
    description: {
      mn: 'Улаанбаатарт идэх, үзэх, амрах газар.',
      en: 'Where to eat, look around and rest in Ulaanbaatar.', ru: 'Где поесть, что посмотреть и где отдохнуть в Улан-Баторе.', cn: '在乌兰巴托吃什么、看什么、去哪里放松。', it: 'Dove mangiare, che cosa vedere e dove riposare a Ulan Bator.',
    },
  },
  food: {
    name: { mn: 'Хоол, унд', en: 'Food and drink', ru: 'Еда и напитки', cn: '饮食', it: 'Cibo e bevande' },
    description: {
      mn: 'Жор, амтлагч, улирлын хүнс: гэртээ хийж болох бүхэн.',
      en: 'Recipes, spices and food of the season that you can make at home.', ru: 'Рецепты, специи и сезонные продукты: всё, что можно приготовить дома.', cn: '在家就能做的菜谱、调料与时令食材。', it: 'Ricette, spezie e cibi di stagione da preparare a casa.',
    },
  },
  home: {
    name: { mn: 'Гэр ахуй', en: 'Home', ru: 'Дом', cn: '家居', it: 'Casa' },
    description: {
      mn: 'Гэрээ тохижуулах, цэгцлэх, дулаалах санаа.',
      en: 'Ideas for furnishing, tidying and warming a home.', ru: 'Как обустроить, привести в порядок и утеплить дом.', cn: '布置、收纳、保暖的点子。', it: 'Idee per arredare, riordinare e scaldare la casa.',
    },
  },
  culture: {
    name: { mn: 'Соёл', en: 'Culture', ru: 'Культура', cn: '文化', it: 'Cultura' },
    description: {
      mn: 'Ёс заншил, ур хийц, баяр наадам.',
      en: 'Customs, crafts and festivals.', ru: 'Обычаи, ремёсла и праздники.', cn: '习俗、手艺与节庆。', it: 'Usanze, mestieri e feste.',
    },
  },
  nature: {
    name: { mn: 'Байгаль', en: 'Nature', ru: 'Природа', cn: '自然', it: 'Natura' },
    description: { mn: 'Ан амьтан, ургамал, од эрхэс.', en: 'Animals, plants and stars.', ru: 'Животные, растения и звёзды.', cn: '动物、植物与星空。', it: 'Animali, piante e stelle.' },
  },
  family: {
    name: { mn: 'Гэр бүл', en: 'Family', ru: 'Семья', cn: '家庭', it: 'Famiglia' },
    description: { mn: 'Хүүхэдтэй аялах, тоглох, бэлэг сонгох.', en: 'Travelling, playing and giving with children.', ru: 'С детьми: поездки, игры и подарки.', cn: '与孩子一起旅行、玩耍、挑礼物。', it: 'Viaggiare, giocare e scegliere regali con i bambini.' },
  },
  shopping: {
    name: { mn: 'Худалдан авалт', en: 'Shopping', ru: 'Покупки', cn: '购物', it: 'Acquisti' },
    description: {
      mn: 'Төлбөр, хүргэлт, буцаалтыг өөртөө ашигтай хийх нь.',
      en: 'Paying, delivery and returns, and how to make the most of them.', ru: 'Оплата, доставка и возврат: как всё сделать с выгодой.', cn: '付款、配送、退货，怎样最划算。', it: 'Pagamenti, consegne e resi: come sfruttarli al meglio.',
    },
  },
  shop: {
    name: { mn: 'Дэлгүүрийн мэдээ', en: 'From the shop', ru: 'Новости магазина', cn: '商店动态', it: 'Dal negozio' },
    description: { mn: 'Шинэ салбар, үйлчилгээ, өөрчлөлт.', en: 'New stores, services and changes.', ru: 'Новые магазины, услуги и перемены.', cn: '新门店、新服务与变化。', it: 'Nuovi negozi, servizi e cambiamenti.' },
  },
  workshops: {
    name: { mn: 'Үйлдвэрлэгчид', en: 'Makers', ru: 'Мастера', cn: '制造者', it: 'Chi produce' },
    description: { mn: 'Бараа хийдэг хүмүүс, тэдний урлан.', en: 'The people behind the products and their workshops.', ru: 'Люди, которые делают вещи, и их мастерские.', cn: '做东西的人和他们的作坊。', it: 'Le persone dietro i prodotti e i loro laboratori.' },
  },
  events: {
    name: { mn: 'Арга хэмжээ', en: 'Events', ru: 'События', cn: '活动', it: 'Eventi' },
    description: { mn: 'Тоглолт, яармаг, хямдралын өдрүүд.', en: 'Concerts, fairs and sale days.', ru: 'Концерты, ярмарки и дни скидок.', cn: '演出、市集与特卖日。', it: 'Concerti, fiere e giorni di sconti.' },
  },
} as const satisfies Record<string, { name: Text; description: Text }>;

export type SeedBlock =
  | Exclude<BlockNode, { type: 'productCard' }>
  | { type: 'productCard'; attrs: { /** The id is looked up when it is loaded. */ slug: string } };

/** A comment is in the language of who wrote it. */
export interface SeedComment {
  name: string;
  text: string;
  /** Hours after the article; an answer counts from there, too. */
  after: number;
  replies: readonly SeedComment[];
}

export interface SeedArticle {
  /** @default 'article' */
  kind?: ArticleKind;
  slug: string;
  /** Name of the picture on the card and at the head. */
  image: string;
  imageAlt: Text;
  tags: readonly (keyof typeof tags)[];
  /** Slug. */
  author: keyof typeof authors;
  /** When it came out, in days before the clock. */
  daysAgo: number;
  title: Text;
  summary: Text;
  body: Text<SeedBlock[]>;
  /** Slugs of what is offered next; what has the same tags follows. */
  related?: readonly string[];
  comments?: readonly SeedComment[];
}

export interface SeedPage {
  slug: string;
  title: Text;
  summary: Text;
  body: Text<SeedBlock[]>;
}

type Piece = string | InlineNode;
/** One piece of text, or several. */
type Line = Piece | readonly Piece[];

const inline = (line: Line): InlineNode[] =>
  (typeof line === 'string' || 'type' in line ? [line] : line).flatMap((piece): InlineNode[] => {
    if (typeof piece !== 'string') return [piece];
    return piece === '' ? [] : [{ type: 'text', text: piece }];
  });
const paragraph = (line: Line): ParagraphNode => ({ type: 'paragraph', content: inline(line) });
const items = (lines: readonly Line[]) =>
  lines.map(line => ({ type: 'listItem' as const, content: [paragraph(line)] }));

export const h = (text: string): SeedBlock => ({ type: 'heading', attrs: { level: 2 }, content: inline(text) });
export const p = (...pieces: Piece[]): SeedBlock => paragraph(pieces);
export const ul = (...lines: Line[]): SeedBlock => ({ type: 'bulletList', content: items(lines) });
export const ol = (...lines: Line[]): SeedBlock => ({ type: 'orderedList', content: items(lines) });
export const quote = (text: string, by: string | null = null): SeedBlock => ({
  type: 'blockquote',
  attrs: { by },
  content: [paragraph(text)],
});
export const picture = (name: string, alt: string, caption: string | null = null): SeedBlock => ({
  type: 'image',
  attrs: { src: `/pictures/${name}`, alt, caption },
});
/** The card of a product, by its slug. */
export const product = (slug: string): SeedBlock => ({ type: 'productCard', attrs: { slug } });
export const b = (text: string): InlineNode => ({ type: 'text', text, marks: [{ type: 'bold' }] });
/** @param href path of the site or an address with `https:` */
export const link = (text: string, href: string): InlineNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});
/** The first row is the head. */
export const table = (...rows: (readonly Line[])[]): SeedBlock => ({
  type: 'table',
  content: rows.map((cells, at) => ({
    type: 'tableRow',
    content: cells.map(cell => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [paragraph(cell)] })),
  })),
});
export const comment = (name: string, after: number, text: string, ...replies: SeedComment[]): SeedComment => ({
  ...{ name, text, after, replies },
});

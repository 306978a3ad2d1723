import { p, quote, type SeedArticle } from '../shape';

export const treesForDarkhan: SeedArticle = {
  kind: 'news',
  slug: 'trees-for-darkhan',
  image: 'taiga-forest_day_10051',
  imageAlt: { mn: 'Нарсан ой', en: 'A forest of conifers' },
  tags: ['nature', 'shop'],
  author: 'batzaya',
  daysAgo: 193,
  title: { mn: 'Дарханд мянган мод тарилаа', en: 'A thousand trees for Darkhan' },
  summary: {
    mn: 'Хаврын мод тарих өдрөөр ажилтан, худалдан авагч 180 хүн хамт гарч, услах ээлжийг намар хүртэл хуваарилав.',
    en: 'On tree-planting day 180 customers and colleagues went out together and shared out the watering until autumn.',
  },
  body: {
    mn: [
      p('Хавар, намрын мод тарих өдрөөр улс даяар мод тарьдаг. Харин олон мод эхний өвлийг давдаггүй: шалтгаан нь ус, хашаа, арчилгаа. Тиймээс энэ удаа бид тарихаасаа өмнө хэн услахыг нь тохирсон юм.'),
      p('Бургас, хайлаас, шар хуайс – нутгийн хуурай цаг агаарт дассан гурван зүйлийн мянган мод Дархан салбараас Найрамдал цэцэрлэгт хүрээлэн хүртэлх явган замын дагуу ургана. 180 оролцогч тус бүр хэдэн модыг хариуцаж, долоо хоног бүрийн услалтын хуваарьтай боллоо.'),
      quote('Мод тарих нэг өдрийн ажил. Амьд үлдээх гурван жилийн ажил.', 'Дархан хотын цэцэрлэгжүүлэгч'),
      p('Намар хэдэн мод ургаж үлдсэнийг энд мэдээлнэ. Услах ээлжинд нэгдэх хүсэлтэй бол Дархан салбарт нэрээ бичүүлээрэй.'),
    ],
    en: [
      p('Twice a year, on tree-planting day, people all over the country plant trees, and many of those trees do not live through their first winter. They lack water, a fence and somebody who looks after them. So this time we settled who waters them before the first hole was dug.'),
      p('A thousand willows, elms and pea shrubs, all used to a dry climate, now line the path from our Darkhan store towards Friendship Park. Each of the 180 people who came is responsible for a few of them and has a day of the week.'),
      quote('Planting a tree takes a day. Keeping it alive takes three years.', 'A gardener in Darkhan'),
      p('We will report in autumn how many are growing. If you want to take over a day, put your name down in the Darkhan store.'),
    ],
  },
};

import { p, type SeedArticle, ul } from '../shape';

export const makersFairInThePark: SeedArticle = {
  kind: 'news',
  slug: 'makers-fair-in-the-park',
  image: 'artist-palette_red_a',
  imageAlt: { mn: 'Зураачийн палитр', en: 'A painter’s palette' },
  tags: ['events', 'workshops', 'city'],
  author: 'sarnai',
  daysAgo: 106,
  title: { mn: 'Урчуудын яармаг: 70 урлан, хоёр өдөр, нэг цэцэрлэгт', en: 'Makers’ fair: seventy workshops, two days, one park' },
  summary: {
    mn: 'Наймдугаар сарын сүүлчийн амралтын өдрүүдэд эсгий, арьс, мод, шавар урладаг хүмүүс ажлаа газар дээр нь үзүүлнэ.',
    en: 'On the last weekend of August, people who work in felt, leather, wood and clay show how it is done.',
  },
  body: {
    mn: [
      p('Энэ жилийн яармагт арван хоёр аймгийн далан урлан оролцоно. Тэд бараагаа зөвхөн тавиад зогсохгүй: эсгий цохих, гутал улалж ширэх, шавар эргүүлэх, бичиг сийлэхийг хажууд нь зогсоод үзэж, заримыг нь өөрөө туршиж болно.'),
      ul(
        'Цахим тасалбар манай дэлгүүрт зарагдаж байна. 12 хүртэлх насны хүүхэд үнэгүй.',
        'Сургалтын ширээ бүр арван хүний суудалтай тул цагаа урьдчилан сонгоно.',
        'Худалдаж авсан хүнд зүйлээ газар дээр нь хүргүүлэхээр өгч болно.',
      ),
      p('Бороо орвол яармаг ойролцоох танхимд шилжинэ, тасалбар хүчинтэй хэвээр. Автомашины зогсоол бага тул нийтийн тээврээр эсвэл дугуйгаар ирэхийг хүсье.'),
    ],
    en: [
      p('Seventy workshops from twelve provinces take part this year. They bring more than their goods: you can stand beside them while felt is beaten, boots are soled, clay is turned and letters are carved, and try some of it with your own hands.'),
      ul(
        'E-tickets are on sale in our shop. Children of twelve and under come in free.',
        'Each workshop table seats ten, so please choose your hour when you book.',
        'Whatever is too heavy to carry can be handed to our couriers on the spot.',
      ),
      p('If it rains, the fair moves into a hall and your ticket stays valid. There is little room for cars; come by bus or by bicycle if you can.'),
    ],
  },
};

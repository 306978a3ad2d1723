import { comment, link, p, type SeedArticle, table } from '../shape';

export const thirtyMoreSoums: SeedArticle = {
  kind: 'news',
  slug: 'thirty-more-soums',
  image: 'steppe-road_dawn_10131',
  imageAlt: { mn: 'Үүрийн гэгээн дэх талын зам', en: 'A road over the steppe at dawn' },
  tags: ['shop', 'shopping'],
  author: 'ganbat',
  daysAgo: 80,
  title: { mn: 'Хүргэлт дахин гучин суманд хүрч эхэллээ', en: 'We now deliver to thirty more soums' },
  summary: {
    mn: 'Аймгийн төвөөс цааш сум руу долоо хоногт нэг юм уу хоёр удаа ачаа явна. Захиалахад хүрэх өдөр нь харагдана.',
    en: 'Parcels go on from the provincial centres once or twice a week, and the checkout names the day.',
  },
  body: {
    mn: [
      p('Одоог хүртэл бид ачааг аймгийн төв хүртэл явуулж, цааш нь унаанд дайдаг байв. Энэ сараас найман аймгийн гучин сум руу тогтмол цагтай тээвэр нээлээ. Хаягаа оруулахад сум тань жагсаалтад байгаа эсэх, хэзээ хүрэх нь шууд гарна.'),
      table(
        ['Чиглэл', 'Шинэ сум', 'Долоо хоногт'],
        ['Төв, хангайн бүс', '14', '2 удаа'],
        ['Зүүн бүс', '9', '1 удаа'],
        ['Говийн бүс', '7', '1 удаа'],
      ),
      p('Ачааг сумын төвд гэрээт дэлгүүр хүлээж авна. Мессеж ирснээс хойш арав хоног хадгалах тул хаваржаа, намаржаанаас яарч ирэх хэрэггүй. Зуд, үерийн үеэр хуваарь хойшилж болно. Дэлгэрэнгүйг ', link('хүргэлтийн хуудаснаас', '/pages/delivery'), ' үзнэ үү.'),
    ],
    en: [
      p('So far our parcels went to the provincial centre and from there with whoever was driving on. This month we have opened regular runs to thirty soums in eight provinces. Enter your address, and you see at once whether yours is among them and on which day a parcel arrives.'),
      table(
        ['Direction', 'New soums', 'Every week'],
        ['Centre and Khangai', '14', 'Twice'],
        ['East', '9', 'Once'],
        ['Gobi', '7', 'Once'],
      ),
      p('A local shop in the soum keeps your parcel for ten days from our text message, so nobody has to hurry in from an autumn camp. Snow and floods may delay a run. More on the ', link('delivery page', '/pages/delivery'), '.'),
    ],
  },
  related: ['winter-delivery-hours'],
  comments: [
    comment(
      'С. Батаа',
      4,
      'Манай сум Дорнод аймгийн хязгаарт, жагсаалтад алга. Дараагийн ээлжинд орох уу?',
      comment('Л. Ганбат', 9, 'Хавар дахин хорь орчмыг нэмнэ. Хүсэлт олон ирсэн сумаас эхлэх тул хаягаа хадгалаад хүсэлт илгээгээрэй.'),
      comment('Нарангэрэл', 21, 'Бид сумаараа хүсэлт илгээсэн, үнэхээр тоолдог юм билээ.'),
    ),
    comment('Энхтуул', 130, 'Хүүхдийн гутал захиалаад дөрөв дэх өдөр нь авлаа. Хотоос хүн явахыг хүлээдэг байснаа мартах нь.'),
  ],
};

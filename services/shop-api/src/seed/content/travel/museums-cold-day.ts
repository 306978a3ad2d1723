import { b, comment, h, p, picture, type SeedArticle, ul } from '../shape';

export const museumsColdDay: SeedArticle = {
  slug: 'museums-of-ulaanbaatar-on-a-cold-day',
  image: 'museum_cream',
  imageAlt: { mn: 'Музейн танхим', en: 'A museum hall' },
  tags: ['city', 'culture', 'winter'],
  author: 'ganbat',
  daysAgo: 318,
  title: { mn: 'Хүйтэн өдрийн музей', en: 'Museums for a cold day' },
  summary: {
    mn: 'Гадаа хасах гуч: хоорондоо арван минут алхах дөрвөн музей, дунд нь халуун цай.',
    en: 'Thirty below outside: four museums within a short walk of each other, with tea in between.',
  },
  body: {
    mn: [
      p('Нэгдүгээр сарын бямба гаригт хүүхдээ хаашаа авч явах вэ гэсэн асуултад би гурван жил хариулт хайсан. Худалдааны төв биш, дэлгэц биш, бас гадаа биш. Хариулт нь хотын төвд, бие биеэсээ арван хэдэн минут алхах зайд байж таарлаа.'),
      h('Хаанаас эхлэх вэ?'),
      ul(
        [b('Монголын үндэсний музей. '), 'Чулуун зэвсгээс өнөөг хүртэл. Хувцасны танхимд хүүхэд бүр өөрийн аймгийн малгайг хайдаг.'],
        [b('Чингис хаан музей. '), '2022 онд нээгдсэн, олон давхар. Нэг удаа бүгдийг үзэх гэсний хэрэггүй: хоёр давхар сонгоод бусдыг дараагийн удаад үлдээгээрэй.'],
        [b('Занабазарын дүрслэх урлагийн музей. '), 'Шарав гуайн «Монголын нэг өдөр» зургийн өмнө суудал бий. Хагас цаг суусан хүн хоёр дахин их зүйл олж хардаг.'],
        [b('Чойжин ламын сүм музей. '), 'Өндөр барилгуудын дунд нам гүм хашаа. Халаалт муу тул дээлтэйгээ ороорой.'],
      ),
      h('Ядрахгүйн тулд'),
      p('Нэг музейд нэг цаг хагас, дараа нь заавал цай. Тасалбарын касс хаахаас нэг цагийн өмнө зогсдог, олон музей өвөл даваа, мягмар гаригт амардаг. Гарахаасаа өмнө хуваарийг нь хараарай. Гадуур хувцсаа заавал өлгүүрт өгнө: халуунд дээлтэй алхсан хүн хагас цагт л бууж өгдөг.'),
      picture('monastery_winter_10062', 'Цастай сүм', 'Чойжин ламын хашаанд цас орсны маргааш хамгийн сайхан.'),
      h('Хүүхэдтэй бол'),
      p('Даалгавар өгөөрэй: таван амьтан, гурван хөгжим, нэг инээсэн царай ол. Манай том хүү нүүдлийн тэргэнд инээсэн царай олсон нь олон жил ярих түүх болсон. Зураг авах журам танхим бүрд өөр, зарим газар хураамжтай тул үүдэнд нь асуугаарай.'),
      p('Орой нь гэртээ харьж, үзсэн зүйлээсээ нэгийг нь цаасан дээр зуруулаарай. Хүүхдийн зурсан зураг юуг хамгийн их анхаарсныг нь хэлж өгнө, дараагийн музейгээ ч түүгээр нь сонгож болно.'),
    ],
    en: [
      p('Where do you take a child on a Saturday in January? Not to a mall, not to a screen, and certainly not outside. It took me three years to find the answer, and it lies in the centre of the city, a few minutes’ walk from one door to the next.'),
      h('Where to start'),
      ul(
        [b('National Museum of Mongolia. '), 'From stone tools to the present. In the hall of costumes every child looks for the hat of its own province.'],
        [b('Chinggis Khaan Museum. '), 'Opened in 2022, on many floors. Do not try to see them all: choose two, and keep the rest for next year.'],
        [b('Zanabazar Museum of Fine Arts. '), 'There is a bench in front of Sharav’s “One Day in Mongolia”. Those who sit for half an hour see twice as much.'],
        [b('Choijin Lama Temple Museum. '), 'A quiet courtyard between tall buildings. It is hardly heated, so keep your coat on.'],
      ),
      h('How not to get tired'),
      p('An hour and a half for one museum, and then tea, always. Ticket desks close an hour before the doors do, and in winter many museums rest on Monday or Tuesday, so check before you go. Elsewhere hand in your coat. Nobody lasts half an hour in a heated hall in a deel.'),
      picture('monastery_winter_10062', 'A temple in the snow', 'The courtyard of Choijin Lama is loveliest on the morning after snow.'),
      h('With children'),
      p('Set them a task: five animals, three instruments and one smiling face. My eldest found his smile on an ox cart, and we have been telling that story ever since. Rules for photographs differ from hall to hall and some charge for it, so ask at the entrance.'),
      p('In the evening ask everybody to draw one thing they saw. The drawings tell you what they really looked at, and which museum should be next.'),
    ],
  },
  related: ['ulaanbaatar-in-three-days', 'dressing-for-a-winter-trip'],
  comments: [
    comment(
      'Р. Анударь',
      6,
      'Таван амьтан, гурван хөгжим гэдгийг туршсан. Хоёр цаг гар утсаа нэг ч асуугаагүй.',
      comment('Л. Ганбат', 13, 'Инээсэн царай олсон уу?'),
      comment('Р. Анударь', 16, 'Гурвыг олсон. Нэг нь музейн манаач байсан.'),
    ),
    comment('Чинзориг', 24, 'Төмөр замын музейн хуучин зүтгүүрүүдийг нэмээрэй, хөвгүүдэд бол тэр л хамаг юм.'),
    comment('Karen', 49, 'The Sharav bench is real advice. I found a new scene every minute and missed my lunch.'),
  ],
};

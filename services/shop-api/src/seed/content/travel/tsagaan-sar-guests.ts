import { comment, h, ol, p, picture, type SeedArticle, ul } from '../shape';

export const tsagaanSarGuests: SeedArticle = {
  slug: 'tsagaan-sar-for-guests',
  image: 'room-ger_gold',
  imageAlt: { mn: 'Баярын гэр', en: 'A ger dressed for the holiday' },
  tags: ['culture', 'family', 'winter'],
  author: 'bolormaa',
  daysAgo: 292,
  title: { mn: 'Цагаан сард айлд очих нь', en: 'Tsagaan Sar for guests' },
  summary: {
    mn: 'Золгох, хадаг барих, буузаа хэмжээтэй идэх: анх удаа золгож яваа зочинд.',
    en: 'Greeting, giving a khadag and surviving the buuz: for those who are invited for the first time.',
  },
  body: {
    mn: [
      p('Шинийн нэгний өглөө айлын үүдэнд зогсохдоо хүн бүр хүүхэд болдог: малгайгаа засаж, ханцуйгаа буулгаж, хэнтэй түрүүлж золгохоо бодно. Санаа зовох хэрэггүй. Айл танаас төгс ёс биш, сайхан сэтгэл хүлээж байгаа.'),
      h('Золгох дараалал'),
      ol(
        'Хамгийн ахмад хүнээс эхэлнэ. Залуу нь гараа доороос нь тулж, «Амар байна уу?» гэнэ.',
        'Малгай өмсгөлтэй, дээлийн товч товчтой байна.',
        'Хадагтай бол амыг нь хүлээн авагч руу харуулж, хоёр гар дээрээ дэлгэнэ.',
        'Эхнэр, нөхөр хоёр хоорондоо золгодоггүй.',
        'Хөөрөгийг хоёр гардаж, эсвэл баруун гараар авч, үнэртээд буцаана.',
      ),
      h('Ширээн дээр'),
      p('Ул боовыг сондгой үетэй өрдөг: ахмадад долоо, тав, залууд гурав. Түүнээс хүн хугалж авдаггүй, харин цагаан идээнээс амсана. Эхлээд цай, дараа нь идээ, дараа нь бууз. Нэг айлд гурван бууз идвэл долоон айлд хорин нэг болно: тооцоогоо өглөө хийгээрэй.'),
      ul(
        'Тавагтай идээнээс жаахныг ч болтугай амсаарай.',
        'Архи уухгүй бол ядам хуруугаараа өргөөд, уруулдаа хүргэж буцаана.',
        'Хэрүүл, өвчин, өр төлбөрийн тухай яриаг тавдахаас хойш үлдээнэ.',
      ),
      picture('room-ger_red', 'Хоймор', 'Хойморт ахмадууд, үүдэн талд залуус сууна.'),
      h('Бэлэг, гарах цаг'),
      p('Айл зочиндоо өөрөө бэлэг өгдөг тул хариуд нь ахмадад хадаг, мөнгө, гэрийн эзэгтэйд чихэр, жимс, хүүхдэд дэвтэр тоглоом аваачихад сайхан. Дараагийн зочид хаалганд ирвэл явах цаг болсны дохио. Гарахдаа нуруугаа харуулалгүй, ганц хоёр алхам ухраад эргэдэг.'),
      p('Очихоосоо өмнө утасдаж цагаа тохирно, хоосон гэрт очих нь хоёр талдаа эвгүй. Хүүхэдтэй бол эхний айлдаа богино сууж, хамгийн удаан суух айлаа сүүлд нь үлдээгээрэй. Гэрээсээ гарахдаа дулаан гутал, хадаг хийх хайрцаг, нөөц дугтуй хоёр гурвыг аваарай: замд таарсан хамаатан бас золгоно. Монгол дээлгүй бол цэвэрхэн, захтай хувцас, малгай хоёр хангалттай.'),
    ],
    en: [
      p('On the first morning of the lunar new year everybody at the door is a child again. You straighten your hat, let your sleeves down and wonder whom to greet first. Do not worry. The family expects a warm heart, not perfect manners.'),
      h('The greeting'),
      ol(
        'Start with the oldest. The younger person supports the elder’s arms from below and says “Amar baina uu?”',
        'Keep your hat on and your deel buttoned.',
        'Hold a khadag open across both palms, with its open side towards the person who receives it.',
        'Husband and wife do not greet each other this way.',
        'Take a snuff bottle with the right hand or with both, smell it and hand it back.',
      ),
      h('At the table'),
      p('The layers of ul boov are always odd in number: five or seven for the elders, three for the young. Nobody breaks them off; what you taste are the white foods on top. Tea comes first, then those, then buuz. Three buuz in one home make twenty-one in seven homes, so do your sums in the morning.'),
      ul(
        'Taste at least a little of everything you are offered.',
        'If you do not drink, dip your ring finger, flick a drop up, touch the cup to your lips and return it.',
        'Quarrels, illness and debts can wait until after the holiday.',
      ),
      picture('room-ger_red', 'The seat of honour', 'Elders sit at the far end, the young near the door.'),
      h('Gifts, and when to leave'),
      p('Hosts give presents to their guests. In return bring a khadag and some money for the elders, sweets or fruit for the lady of the house, and a notebook or toy for the children. When the next guests appear, it is time to go. Do not turn your back at once: take a step or two backwards first.'),
      p('Call ahead and agree on a time. If you have no deel, neat clothes and a hat will do.'),
    ],
  },
  related: ['visiting-a-ger'],
  comments: [
    comment(
      'Б. Оюунгэрэл',
      4,
      'Хадагны амыг хаашаа харуулдгийг жил бүр мартдаг байлаа. Одоо хэвлээд хадганыхаа хайрцагт хийсэн.',
      comment('Г. Болормаа', 10, 'Сайхан санаа! Хүүхдүүддээ ч уншуулаарай.'),
    ),
    comment('Д. Мөнхжаргал', 16, 'Манай нутагт хадгийг өөрөөр эвхэж барьдаг. Нутаг нутгийн ёс байдаг гэдгийг нэмбэл зүгээр.', comment('Г. Болормаа', 20, 'Үнэн. Айлынхаа ёсыг дагах нь хамгийн зөв.')),
    comment('Michael', 31, 'I ate eleven buuz in the first home. I wish I had read about the sums.'),
  ],
};

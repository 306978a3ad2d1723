import { comment, h, p, picture, product, quote, type SeedArticle, ul } from '../shape';

export const keepingAaruul: SeedArticle = {
  slug: 'keeping-aaruul',
  image: 'aaruul_cream_a',
  imageAlt: { mn: 'Цайвар ааруул', en: 'Cream-coloured dried curd' },
  tags: ['food', 'home', 'care'],
  author: 'bolormaa',
  daysAgo: 97,
  title: { mn: 'Ааруулыг хавар хүртэл хадгалах нь', en: 'How to keep aaruul until spring' },
  summary: {
    mn: 'Чийг, үнэр, шавж гурваас хамгаалбал зуны ааруул дараагийн зун хүртэл амттай.',
    en: 'Protected from damp, smells and insects, the aaruul of one summer lasts until the next.',
  },
  body: {
    mn: [
      p('Наймдугаар сард хөдөөнөөс ирсэн айл бүрийн ачаанд нэг шуудай ааруул байдаг. Хагасыг нь хамаатан саданд түгээнэ, үлдсэнийг нь тагтанд тавина. Арваннэгдүгээр сард нээхэд заримд нь хөгц, заримд нь шатахууны үнэр шингэчихсэн байх нь бий. Ааруул амархан хадгалагддаг ч гурван дайсантай. Чийг, үнэр, шавж гурвыг зайлуулбал үлдсэн нь цаг хугацааны л асуудал.'),
      h('Эхлээд бүрэн хатсан эсэхийг шалгаарай'),
      p('Хамгийн том хэсгийг хугалаад үзээрэй. Голд нь бараан, чийглэг тойрог байвал дахин хатаах хэрэгтэй: алчуур дээр нэг үеэр дэлгэж, сүүдэр, салхитай газар хоёр хоног. Хатаалгүй битүү саванд хийсэн ааруул долоо хоногт л хөгцөрдөг.'),
      h('Ямар саванд хийх вэ?'),
      ul(
        'Даавуун эсвэл цаасан уут: өдөр тутам идэх хэсэгт, агаар сэлгэдэг.',
        'Шилэн сав: бүрэн хатсан хатуу ааруулд, хуурай газар.',
        'Хөлдөөгч: зөөлөн, сүүн ааруулыг нимгэн багцлаад зургаан сар.',
        'Гялгар уут: зөвхөн тээвэрлэхэд.',
      ),
      picture('cheese-wedge_cream_a', 'Шинэхэн бяслаг', 'Бяслагийг ааруултай нэг саванд хийж болохгүй: чийгээ өгнө.'),
      p('Ааруул үнэр сайн татдаг. Сармис, кофе, угаалгын нунтгаас хол, шүүгээний дунд тавиураас доош байлгаарай. Хатаасан арцны жижиг мөчрийг уутанд хийвэл шавж ойртохгүй.'),
      h('Хэт хатуу болсон бол'),
      p('Шүд хөшсөн ааруулыг хаях хэрэггүй. Халуун сүүтэй цайнд арван минут хийхэд зөөлөрнө. Нухаад бүлээн усанд хонуулж, шүүгээд зөгийн балтай уувал сэрүүцүүлэх ундаа болно. Будаатай шөлөнд атгыг хийхэд исгэлэн, өтгөн амт оруулна.'),
      product('aaruul-soft'),
      quote('Аянд явахад ааруул хоол биш, харин хоолгүй үлдээхгүй.', 'Тариатын нэг ээжийн үг'),
    ],
    en: [
      p('Every family that comes back from the countryside in August brings a sack of aaruul. Half goes to relatives and the rest to the balcony. By November some of it is mouldy and some tastes of the garage. Dried curd is easy to keep, but it has three enemies: damp, smells and insects.'),
      h('First, is it really dry?'),
      p('Break the largest piece. If there is a dark, moist ring in the middle, spread it in one layer on a cloth in a shady, windy place for two days. Sealed up damp, it goes mouldy within a week.'),
      h('What to keep it in'),
      ul(
        'A cotton or paper bag for what you eat every day: it breathes.',
        'A glass jar for hard pieces that are fully dry.',
        'The freezer for the soft kind, in thin packs, up to six months.',
        'Plastic bags for the journey only.',
      ),
      picture('cheese-wedge_cream_a', 'Fresh cheese', 'Never keep fresh cheese and aaruul in one box: the cheese gives off its moisture.'),
      p('Aaruul takes on smells quickly. Keep it away from garlic, coffee and washing powder, on a lower shelf. A small twig of dried juniper in the bag keeps insects away.'),
      h('When it is too hard'),
      p('Do not throw it out. Ten minutes in hot milk tea soften it. Crushed, left in lukewarm water overnight, strained and stirred with honey, it makes a cool drink. A handful in rice soup adds body and a pleasant sourness.'),
      product('aaruul-soft'),
      quote('Aaruul is no meal, but it has never left a traveller hungry.', 'A mother in Tariat'),
    ],
  },
  related: ['milk-tea-at-home'],
  comments: [
    comment('Х. Ариунаа', 8, 'Арц хийж үзнэ ээ. Манай тагтны ааруул шавжинд идэгдсэн удаатай.'),
    comment('Э. Булган', 19, 'Шөлөнд хийдгийг мэдэхгүй байсан, их амттай болсон!', comment('Г. Болормаа', 23, 'Буцалгаж дууссаны дараа хийвэл ээдэхгүй шүү.')),
    comment('Сергей', 40, 'Соседка угостила, зуб чуть не сломал. С чаем совсем другое дело.', comment('Мөнхтуяа', 44, 'Зөөлөн, сүүн ааруулаас эхлээрэй, хатуу нь дасгал хэрэгтэй.')),
  ],
};

import type { Text } from '../../db/schema.types';

interface SeedAuthor {
  name: Text;
  bio: Text;
  /** Name of the picture. */
  picture: string;
}

/** Who writes, by the slug of their page. */
export const authors = {
  nomin: {
    name: { mn: 'Б. Номин', en: 'Nomin B.' },
    bio: {
      mn: 'Хувцас, сүлжмэлийн технологич. Ноолуурын үйлдвэрт арван жил ажилласан, одоо эдлэлийг хэрхэн удаан өмсөх тухай бичдэг.',
      en: 'A textile engineer who spent ten years in a cashmere mill and now writes about making clothes last.',
    },
    picture: 'yarn_camel_a',
  },
  temuujin: {
    name: { mn: 'Д. Тэмүүжин', en: 'Temuujin D.' },
    bio: {
      mn: 'Аяллын хөтөч, жолооч. Арван найман аймгийн замыг өөрийн гараар туулж, хаана хонож, хаана шатахуун авахыг мэддэг.',
      en: 'A guide and driver who has been on the roads of eighteen provinces and knows where to sleep and where to refuel.',
    },
    picture: 'steppe-road_gold_10131',
  },
  oyuna: {
    name: { mn: 'С. Оюун', en: 'Oyun S.' },
    bio: {
      mn: 'Эсгий, арьсан урлалын судлаач. Архангай, Өвөрхангайн урчуудын хажууд сууж, хийцийг нь тэмдэглэдэг.',
      en: 'A researcher of felt and leather who sits down with the craftspeople of Arkhangai and Uvurkhangai and writes down how they work.',
    },
    picture: 'feltboot_brown_a',
  },
  bolormaa: {
    name: { mn: 'Г. Болормаа', en: 'Bolormaa G.' },
    bio: {
      mn: 'Тогооч, гурван хүүхдийн ээж. Хөдөөгийн хоолыг хотын гал тогоонд хэмжээ, хугацаатай нь буулгаж бичдэг.',
      en: 'A cook and mother of three who turns the food of the steppe into recipes that work in a city kitchen.',
    },
    picture: 'pot-of-food_gold_a',
  },
  ganbat: {
    name: { mn: 'Л. Ганбат', en: 'Ganbat L.' },
    bio: {
      mn: 'Сэтгүүлч. Дэлгүүрийн мэдээ, урлаг соёлын арга хэмжээг хариуцдаг. Тоглолт бүрийг танхимаас нь дамжуулна.',
      en: 'A journalist who covers the shop’s news and the city’s stages, preferably from the third row.',
    },
    picture: 'studio-microphone_grey_a',
  },
  enkhjin: {
    name: { mn: 'Ц. Энхжин', en: 'Enkhjin Ts.' },
    bio: {
      mn: 'Гэрэл зурагчин, од ажиглагч. Говийн шөнийн тэнгэрийг арав дахь жилдээ зураглаж байна.',
      en: 'A photographer and stargazer in her tenth year of picturing the night sky over the Gobi.',
    },
    picture: 'camera_black_a',
  },
  munkhbat: {
    name: { mn: 'Ж. Мөнхбат', en: 'Munkhbat J.' },
    bio: {
      mn: 'Уулын спортын багш. Майхан, хувцас, үүргэвчийг хүйтэнд туршаад л бичдэг, зар сурталчилгааны үгээр бичдэггүй.',
      en: 'A mountaineering instructor who tries tents, clothes and packs in the cold before he writes a word about them.',
    },
    picture: 'altai-peaks_dawn_10050',
  },
  sarnai: {
    name: { mn: 'Э. Сарнай', en: 'Sarnai E.' },
    bio: {
      mn: 'Интерьер дизайнер. Жижиг орон сууцыг уужим, гэр шиг дулаан болгох энгийн аргууд цуглуулдаг.',
      en: 'An interior designer who collects simple ways to make small flats roomy and warm.',
    },
    picture: 'potted-plant_sand_a',
  },
  batzaya: {
    name: { mn: 'О. Батзаяа', en: 'Batzaya O.' },
    bio: {
      mn: 'Мал эмч, байгаль судлаач. Адуу, тэмээ, зэрлэг амьтдын тухай хүүхдэд ойлгомжтойгоор ярьдаг.',
      en: 'A vet and naturalist who can explain horses, camels and wild animals to children.',
    },
    picture: 'horse_brown_b',
  },
  khulan: {
    name: { mn: 'Н. Хулан', en: 'Khulan N.' },
    bio: {
      mn: 'Хэрэглэгчийн эрхийн хуульч. Лизинг, буцаалт, баталгааны жижиг үсгийг уншиж өгдөг.',
      en: 'A consumer lawyer who reads the small print of instalments, returns and guarantees for you.',
    },
    picture: 'book_navy_a',
  },
} as const satisfies Record<string, SeedAuthor>;

import { comment, ol, p, type SeedArticle } from '../shape';

export const passkeysInsteadOfPasswords: SeedArticle = {
  kind: 'news',
  slug: 'passkeys-instead-of-passwords',
  image: 'mobile-phone_navy_a',
  imageAlt: { mn: 'Ухаалаг утас', en: 'A smartphone' },
  tags: ['shop', 'guide'],
  author: 'khulan',
  daysAgo: 97,
  title: { mn: 'Нууц үггүй нэвтэрнэ: нэвтрэх түлхүүр нэмэгдлээ', en: 'Signing in without a password: passkeys are here' },
  summary: {
    mn: 'Хурууны хээ, царай эсвэл утасныхаа кодоор нэвтэрдэг болсноор нууц үг цээжлэх шаардлагагүй.',
    en: 'Sign in with your fingerprint, your face or the code of your phone, and forget your password for good.',
  },
  body: {
    mn: [
      p('Нэвтрэх түлхүүр (passkey) гэдэг нь таны утас, компьютерт хадгалагдсан, зөвхөн тэндээс ажилладаг түлхүүр юм. Түүнийг хуурамч сайтад өгч болохгүй, цээжлэх хэрэггүй, хоёр дахь баталгаажуулалтыг ч орлоно. Хурууны хээ тань төхөөрөмжөөс гадагш гардаггүй.'),
      ol(
        'Нууц үгээрээ нэвтэрч «Миний бүртгэл» хэсгийг нээнэ.',
        '«Нэвтрэх түлхүүр» дээр дарж, шинээр нэмнэ.',
        'Утасны асуултад хурууны хээ эсвэл кодоороо хариулна.',
        'Дараагийн удаа «Түлхүүрээр нэвтрэх» товчийг дарна.',
      ),
      p('Хоёр төхөөрөмж дээр нэмж, тус бүрд нь нэр өгөхийг зөвлөе: нэгийг нь гээсэн ч нөгөөгөөр нь орно. Гээсэн утасныхаа түлхүүрийг бүртгэлээсээ устгаарай. Нууц үгээр нэвтрэх арга хэвээр үлдэнэ.'),
    ],
    en: [
      p('A passkey is a key that is kept in your phone or computer and works from there only. It cannot be given to a false site, there is nothing to remember, and it counts as your second factor, too. Your fingerprint never leaves the device.'),
      ol(
        'Sign in with your password and open your account.',
        'Go to “Passkeys” and add one.',
        'Answer your phone with your fingerprint or its code.',
        'Next time, press the button for passkeys.',
      ),
      p('We advise you to add one on two devices and to give each a name. If you lose the first, the second still lets you in, and you can delete the lost one. Your password keeps working.'),
    ],
  },
  comments: [
    comment(
      'П. Ганзориг',
      2,
      'Утсаа солих юм бол яах вэ? Түлхүүр хамт зөөгдөх үү?',
      comment('Н. Хулан', 6, 'Ихэнх утас түлхүүрийг бүртгэлтэй тань хамт шинэ утсанд зөөдөг. Зөөгдөөгүй бол нууц үгээрээ ороод шинийг нэмнэ.'),
    ),
    comment('Ванчиг', 12, 'Би 68 настай, нууц үгээ байнга мартдаг. Хуруугаараа хүрээд л орчихдог болсонд баярлалаа.'),
    comment(
      'Marco',
      25,
      'Works with my password manager as well. Why is the button below the password field and not above it?',
      comment('П. Ганзориг', 29, 'I think most people still look for the password first. Give it a year.'),
    ),
  ],
};

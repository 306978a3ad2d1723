import { looseKey, looseStem } from './loose-key.rules';

describe('looseKey is the same for all spellings of a word', () => {
  it.each([
    ['гутал', 'gutal Gutal GUTAL'],
    ['аялал', 'ayalal aylal'],
    ['хөвсгөл', 'khuvsgul khövsgöl hövsgöl xovsgol huwsgul хувсгул ховсгол хєвсгєл'],
    ['тэрэлж', 'terelj терелж'],
    ['ноолуур', 'nooluur noluur'],
    ['улаанбаатар', 'ulaanbaatar ulanbatar'],
    ['цанхэр', 'tsankher canher'],
    ['жуулчин', 'zhuulchin juulchin'],
    ['өвөрхангай', 'uvurkhangai övörkhangai uwurhangai'],
    ['говь', 'govi gowi'],
    ['ёл', 'yol yul'],
    ['үүргэвч', 'uurgevch üürgevch уургэвч'],
    ['хүйтэн', 'khuiten huiten'],
    ['бээлий', 'beelii belii'],
    ['эсгий', 'esgii esgi'],
    ['юм', 'yum'],
    ['орчин', 'orchin'],
    ['цэцэг', 'tsetseg cetseg'],
    ['мөнгөн', 'mungun mongon möngön'],
    ['чацаргана', 'chatsargana'],
    ['цүнх', 'tsunkh cvnh tsvnh'],
    ['түрийтэй', 'turiitei tvriitei'],
    ['хүүхдийн', 'khuukhdiin hvvhdiin'],
    ['үзэсгэлэн', 'uzesgelen vzesgelen'],
    ['гүрвэл', 'gurvel gvrvel'],
    ['байр', 'bair bayr'],
    ['баяр', 'bayar'],
  ])('%s: %s', (word, typed) => {
    const apart = typed.split(' ').filter(other => looseKey(other) !== looseKey(word));
    expect(apart.map(other => `${other} → ${looseKey(other)}, not ${looseKey(word)}`)).toEqual([]);
  });
});

describe('looseStem matches inflected Latin typing', () => {
  it.each([
    ['гутал', 'gutliin gutluud gutlaas gutaltai'],
    ['тэрэлж', 'tereljiin tereljid tereljees'],
    ['ноолуур', 'nooluuran nooluuraar'],
    ['аялал', 'ayalliin ayalald ayallaar'],
    ['майхан', 'maikhnii maihantai maihnaas'],
  ])('%s: %s', (word, typed) => {
    const key = (text: string): string => looseStem(looseKey(text));
    const apart = typed.split(' ').filter(other => key(other) !== key(word));
    expect(apart.map(other => `${other} → ${key(other)}, not ${key(word)}`)).toEqual([]);
  });
});

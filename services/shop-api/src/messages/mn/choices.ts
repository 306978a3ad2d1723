export const paymentMethods = {
  qr: { name: 'QR код', description: 'Банкныхаа аппаар QR кодыг уншуулж төлнө.' },
  card: {
    name: 'Банкны карт',
    description: 'Банкны хуудсанд картаа баталгаажуулж төлнө. Картын дугаарыг бид хадгалдаггүй.',
  },
  bank_transfer: { name: 'Дансаар шилжүүлэх', description: 'Барааг ажлын дараагийн өдөр банк хаах хүртэл нөөцөлнө.' },
  most: { name: 'Most апп', description: 'Аппын хэтэвчээсээ зөвшөөрч төлнө.' },
  leasing: { name: 'Лизингээр авах', description: '30 хувийг урьдчилж төлөөд үлдсэнийг сар бүр хувааж төлнө.' },
  store_credit: { name: 'Хэтэвч', description: '' },
  gift_card: { name: 'Бэлгийн карт', description: '' },
  voucher: { name: 'Эрхийн бичиг', description: '' },
};

export const wallets = {
  money: { name: 'Мөнгөн хэтэвч', description: '' },
  gift: { name: 'Бэлгийн хэтэвч', description: 'Бэлгийн картын мөнгө.' },
  cashback: { name: 'Кэшбэк', description: '' },
  loyalty: { name: 'Урамшууллын оноо', description: '' },
  pocket: { name: 'Покет хэтэвч', description: '' },
  partner: { name: 'Түншийн карт', description: '' },
  digital: { name: 'Дижитал хэтэвч', description: '' },
  store_credit: { name: 'Буцаалтын хэтэвч', description: 'Буцаалтын мөнгө.' },
};

/** What the rules of a wallet mean, one sentence each. */
export const walletRules = {
  cashback: 'Худалдан авалт бүрийн {{percent}} нь буцаж орно.',
  loyalty: 'Худалдан авалт бүрийн {{percent}} нь оноо болно. 1 оноо = 1₮.',
  all: 'Захиалгын төлбөрийг бүхэлд нь төлж болно.',
  share: 'Захиалгын дүнгийн {{percent}} хүртэл хэсгийг төлнө.',
  above: 'Захиалгын дүн {{amount}} давсан байх ёстой.',
  least: 'Нэг удаад доод тал нь {{amount}} ашиглана.',
};

export const deliveryChoices = {
  city_48h: { name: 'Хотод 48 цагийн дотор', description: 'Улаанбаатарт. 200,000₮-өөс дээш бараанд үнэгүй.' },
  city_24h: { name: 'Хотод 24 цагийн дотор', description: 'Улаанбаатарт.' },
  city_48_72h: { name: 'Хотод 48–\u206072 цагт, хэмнэлттэй', description: 'Улаанбаатарт.' },
  city_4h: { name: 'Шуурхай, 4 цагийн дотор', description: 'Улаанбаатарт, ажлын цагаар.' },
  city_5h: { name: 'Төлснөөс хойш 5 цагт', description: 'Улаанбаатарт, 14:00 цагаас өмнө төлсөн захиалга.' },
  country_7_14d: { name: 'Орон нутагт 7–\u206014 хоногт', description: 'Аймгийн төв хүртэл унаанд тавьж өгнө.' },
  pre_order: { name: 'Бараа ирсний дараа', description: 'Урьдчилсан захиалга. Бараа ирмэгц 48 цагт хүргэнэ.' },
  pickup: { name: 'Өөрөө очиж авах', description: 'Бэлэн болмогц мессеж илгээнэ. 7 хоног хадгална.' },
};

export const deliveryTimes = {
  closed: 'Зөвхөн {{from}}:00–\u2060{{before}}:00 цагийн хооронд төлсөн захиалгыг ингэж хүргэнэ.',
};

export const contactForm = {
  copySubject: 'Бид таны захидлыг хүлээн авлаа',
  copyText: 'Сайн байна уу, {{name}}. Бид ажлын нэг өдрийн дотор хариу өгнө. Таны бичсэн зүйл:',
  staffSubject: 'Холбоо барих маягт: {{name}}',
  details: 'Дэлгэрэнгүй',
  topic: 'Сэдэв',
  order: 'Захиалгын дугаар',
  phone: 'Утас',
  email: 'Имэйл',
  topics: {
    order: 'Захиалга',
    delivery: 'Хүргэлт',
    return: 'Буцаалт',
    payment: 'Төлбөр',
    product: 'Бараа',
    partnership: 'Хамтран ажиллах',
    other: 'Бусад',
  },
};

export const tickets = {
  kind: { coupon: 'Купон', ticket: 'Цахим тасалбар' },
  state: { active: 'Хүчинтэй', used: 'Ашигласан', expired: 'Хугацаа дууссан', cancelled: 'Цуцлагдсан' },
  event: 'Болох цаг',
  validUntil: 'Хүчинтэй хугацаа',
  place: 'Хаана',
  seller: 'Борлуулагч',
  number: 'Дугаар',
  order: 'Захиалга',
  show: 'Үйлчлүүлэх үедээ QR кодыг уншуулаарай. Нэг удаа ашиглана.',
};

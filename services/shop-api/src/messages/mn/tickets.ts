export const tickets = {
  kind: { coupon: 'Купон', ticket: 'Цахим тасалбар' },
  state: { active: 'Хүчинтэй', used: 'Ашигласан', expired: 'Хугацаа дууссан', cancelled: 'Цуцалсан' },
  event: 'Болох цаг',
  validUntil: 'Хүчинтэй хугацаа',
  place: 'Хаана',
  seller: 'Худалдагч',
  number: 'Дугаар',
  order: 'Захиалга',
  show: 'Үйлчлүүлэх үедээ QR кодыг уншуулаарай. Нэг удаа ашиглана.',
};

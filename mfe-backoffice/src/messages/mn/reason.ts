export const reason = {
  label: 'Шалтгаан',
  hint: 'Үйлдлийн түүхэнд хадгалагдана.',
  missing: 'Шалтгаанаа товч бичнэ үү.',
};

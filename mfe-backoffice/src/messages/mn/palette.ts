export const palette = {
  keys: 'Ctrl K',
  title: 'Хайх, очих',
  open: 'Хайх, очих',
  placeholder: 'Цэс, захиалга, утас, код…',
  places: 'Цэс',
  results: 'Хайлтын үр дүн',
  searching: 'Хайж байна…',
  failed: 'Зарим хайлт амжилтгүй боллоо. Дахин бичиж үзнэ үү.',
  nothing: 'Тохирох зүйл олдсонгүй.',
  found_one: '{{count}} үр дүн',
  found_other: '{{count}} үр дүн',
};

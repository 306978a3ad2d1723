export const travel = {
  nights_one: '{{count}} шөнө',
  nights_other: '{{count}} шөнө',
  rooms_one: '{{count}} өрөө',
  rooms_other: '{{count}} өрөө',
  adults_one: '{{count}} том хүн',
  adults_other: '{{count}} том хүн',
  children_one: '{{count}} хүүхэд',
  children_other: '{{count}} хүүхэд',
  leaves: 'Хөдлөх өдөр: {{day}}',
};

export const pickList = {
  title: 'Pick list',
  text_one: '{{count}} order to pack',
  text_other: '{{count}} orders to pack',
  print: 'Print',
  none: 'Everything is packed',
  noneText: 'New orders show up here as soon as they are paid.',
};

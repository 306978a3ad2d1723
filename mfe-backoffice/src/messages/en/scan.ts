export const scan = {
  title: 'Mark a coupon as used',
  label: 'Coupon code or number',
  hint: 'Scan the QR code, or type: ABCD-EFGH-JKLM',
  empty: 'Scan a code or type its number first.',
  use: 'Mark as used',
  where: 'Where',
  whereHint: 'Remembered on this device. For example: Terelj, reception.',
};

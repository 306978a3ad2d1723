import type { Store } from '@ortoo/contracts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store as structured data (schema.org Store). */
export const storeData = ({ name, address, phone, hours }: Store): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Store',
  name,
  address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'MN' },
  telephone: phone,
  openingHoursSpecification: hours.map(opening => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: opening.days.map(day => `https://schema.org/${days[day - 1]}`),
    opens: opening.opens,
    closes: opening.closes,
  })),
});

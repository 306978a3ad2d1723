import type { Stockist } from '@ortoo/contracts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Address of a map that finds the place. */
export const mapAddress = ({ name, address }: Pick<Stockist, 'name' | 'address'>): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}, Mongolia` })}`;

/** A store as structured data (schema.org LiquorStore). */
export const stockistData = ({ name, address, phone, hours }: Stockist): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'LiquorStore',
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

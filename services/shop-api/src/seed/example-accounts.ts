import type { Role } from '@ortoo/contracts';

interface ExampleAccount {
  email: string;
  phone?: string;
  password: string;
  firstname: string;
  lastname: string;
  roles: Role[];
  /** English name of a staff role, and whether it is for one vendor alone, the one with the most products. */
  staff?: { role: string; ofVendor?: true };
}

/** Publicly known passwords for demonstration and tests: production does not start with them. */
export const exampleAccounts: readonly ExampleAccount[] = [
  {
    email: 'shopper@example.mn',
    phone: '+97699112233',
    password: 'Shopper-2026',
    firstname: 'Номин',
    lastname: 'Батбаяр',
    roles: ['shopper'],
  },
  { email: 'staff@example.mn', password: 'Staff-2026', firstname: 'Тэмүүлэн', lastname: 'Ганболд', roles: ['shopper', 'staff'], staff: { role: 'Manager' } },
  { email: 'admin@example.mn', password: 'Admin-2026', firstname: 'Анужин', lastname: 'Цэрэн', roles: ['shopper', 'staff', 'admin'] },
  { email: 'scanner@example.mn', password: 'Scanner-2026', firstname: 'Билгүүн', lastname: 'Энхбат', roles: ['shopper', 'staff'], staff: { role: 'Scanner' } },
  { email: 'vendor@example.mn', password: 'Vendor-2026', firstname: 'Сарнай', lastname: 'Дорж', roles: ['shopper', 'staff'], staff: { role: 'Seller', ofVendor: true } },
];

export const exampleClient = { id: 'example-client', secret: 'example-secret-2026', scope: 'public' };

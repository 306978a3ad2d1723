import type { Role } from '@ortoo/contracts';

interface ExampleAccount {
  email: string;
  phone?: string;
  password: string;
  firstname: string;
  lastname: string;
  roles: Role[];
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
  { email: 'staff@example.mn', password: 'Staff-2026', firstname: 'Тэмүүлэн', lastname: 'Ганболд', roles: ['shopper', 'staff'] },
  { email: 'admin@example.mn', password: 'Admin-2026', firstname: 'Анужин', lastname: 'Цэрэн', roles: ['shopper', 'staff', 'admin'] },
];

export const exampleClient = { id: 'example-client', secret: 'example-secret-2026', scope: 'public' };

import { currentOrder, limits, type AddPackage } from '@ortoo/contracts';
import { addPackage } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';
import { $order, persisted, takeOrder, emit, warnOf } from '@ortoo/stores';

/** One product of a visitor's package. */
export interface PackageProduct {
  slug: string;
  qty: number;
  /** The chosen variant, by id. */
  variant?: number;
  /** Custom values of the visitor, by name. */
  cv: Readonly<Record<string, string>>;
}

const isProduct = (value: unknown): boolean => {
  const { slug, qty, variant, cv } = Object(value) as Partial<PackageProduct>;
  const isCounted = typeof qty === 'number' && qty > 0;
  const isChosen = variant === undefined || typeof variant === 'number';
  return typeof slug === 'string' && isCounted && isChosen && typeof cv === 'object' && cv !== null;
};

/** The visitor's package, in order of addition. */
export const $package = persisted<readonly PackageProduct[]>(
  'package',
  [],
  value => Array.isArray(value) && value.every(isProduct),
);

const max = (qty: number) => Math.min(Math.trunc(qty), limits.lineQuantity);

/** Sets the quantity of a product in the package; 0 or less removes it. Without a quantity it is increased by one. */
export const setPackageProduct = (slug: string, quantity?: number): void => {
  const products = $package.get();
  const known = products.find(product => product.slug === slug);
  const qty = max(quantity ?? (known?.qty ?? 0) + 1);
  if (qty <= 0) $package.set(products.filter(product => product !== known));
  else if (known) $package.set(products.map(product => (product === known ? { ...product, qty } : product)));
  else if (products.length < limits.packageProducts) $package.set([...products, { slug, qty, cv: {} }]);
};

/** Sets the variant of a product in the package. */
export const choosePackageVariant = (slug: string, variant: number): void =>
  $package.set($package.get().map(product => (product.slug === slug ? { ...product, variant } : product)));

/** Sets the custom values of a product in the package. */
export const setCustomValues = (slug: string, cv: PackageProduct['cv']): void =>
  $package.set($package.get().map(product => (product.slug === slug ? { ...product, cv } : product)));

/** Empties the package. */
export const emptyPackage = (): void => $package.set([]);

/** Adds the whole package to the cart as one group, or nothing. Resolves to whether it was added. */
export const addPackageToCart = async (api: Api, lines: AddPackage['lines']): Promise<boolean> => {
  const before = $order.get();
  try {
    const number = before?.number ?? currentOrder;
    takeOrder(await call(api, addPackage, { params: { number }, body: { lines } }));
    emit('cart_changed', { before, after: $order.get() });
  } catch (error) {
    warnOf(error);
    return false;
  }
  emptyPackage();
  return true;
};

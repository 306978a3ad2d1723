/** A table in a text: a row per line, cells between bars. */
export const rowsOf = <const Column extends string>(
  text: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const cells = line.split(' | ').map(cell => cell.trim());
      if (cells.length !== columns.length || cells.includes('')) throw new Error(`A cell is missing: ${line}`);
      return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
    });

const services = ['search'];
const remotes = ['account', 'backoffice', 'brandsite', 'catalog', 'checkout', 'content'];
const packages = ['contracts', 'http', 'i18n', 'remote', 'stores', 'testing', 'ui'];

/** The path of a file in the workspace; rows name it by its package and the path in the package's `src`. */
export const fileOf = (name: string): string => {
  const [home = '', ...rest] = name.split('/');
  const path = rest.join('/');
  if (remotes.includes(home)) return `mfe-${home}/src/${path}`;
  if (packages.includes(home)) return `shared/${home}/src/${path}`;
  if (home === 'shell') return `shell/src/${path}`;
  if (home === 'shop-api') return `services/shop-api/src/${path}`;
  return services.includes(home) ? `services/${home}/${path}` : name;
};

/** A cell such as `file › text`. */
export const partsOf = (cell: string): { file: string; text: string } => {
  const [name = '', ...rest] = cell.split(' › ');
  return { file: fileOf(name), text: rest.join(' › ') };
};

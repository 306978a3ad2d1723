/** One breadcrumb; `href` is a path with its locale. */
export interface Step {
  label: string;
  href: string;
}

/** Breadcrumbs as structured data (schema.org BreadcrumbList). */
export const breadcrumbList = (steps: readonly Step[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href,
  })),
});

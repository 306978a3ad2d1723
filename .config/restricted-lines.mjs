/** no-restricted-syntax of ESLint, which oxlint lacks: reports each node that one of the selectors finds. */
const syntax = {
  meta: { schema: { type: 'array' } },
  create: context =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, node => context.report({ node, message })]),
    ),
};

export default { meta: { name: 'restricted' }, rules: { syntax } };

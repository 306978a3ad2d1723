// emotion adds vendor prefixes unless it is given plugins. The shop gives its own (none), so the prefixer can go.
module.exports = source =>
  source.replace('options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins || []');

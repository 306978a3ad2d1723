// emotion adds vendor prefixes unless plugins are set. The shop sets an empty list, so the prefixer can be removed.
module.exports = source =>
  source.replace('options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins || []');

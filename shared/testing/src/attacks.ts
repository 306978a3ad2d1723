import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

const tags = ['a', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'video', 'details', 'form', 'input', 'style'];
const wraps = ['%', '<p>%</p>', '<table><tr><td>%</td></tr></table>', '<ul><li>%<ul><li>%</li></ul></li></ul>'];
const attributes = [
  'onerror=attack()',
  'onload="attack()"',
  "onmouseover='attack()' autofocus onfocus=attack()",
  'href=javascript:attack()',
  'href="java\tscript:attack()"',
  'href="&#106;avascript:attack()"',
  'href="JaVaScRiPt&colon;attack()"',
  'href="data:text/html,<script>parent.attack()</script>"',
  'href="//evil.example"',
  'href="vbscript:attack()"',
  'src=javascript:attack()',
  'src=x onerror=attack()',
  'src="data:image/svg+xml,<svg onload=attack()>"',
  'srcdoc="<script>parent.attack()</script>"',
  'style="background:url(javascript:attack())"',
  'style="animation-name:x" onanimationstart=attack()',
  'xlink:href="javascript:attack()"',
  'formaction=javascript:attack() type=submit',
  'data="javascript:attack()"',
  'open ontoggle=attack()',
  'data-product="1e3;attack()"',
  'data-by="<script>attack()</script>" data-caption="<img src=x onerror=attack()>"',
];
const beginnings = [
  '<%',
  '</%',
  '<<%',
  '<%/onload=attack()//',
  '<%\fonload=attack()',
  '<!--><% onload=attack()>-->',
  '<![CDATA[<% onload=attack()>]]>',
];
const others = [
  '<script>attack()</script>',
  '<script src="data:,attack()"></script>',
  '<scr<script>ipt>attack()</scr</script>ipt>',
  '<SCRIPT/XSS>attack()</SCRIPT>',
  '"><script>attack()</script>',
  "'-attack()-'",
  '${attack()}',
  '{{constructor.constructor("attack()")()}}',
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  '<svg><style><img/src=x onerror=attack()></style></svg>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=attack()>',
  '<template><script>attack()</script></template>',
  '<textarea><img src=x onerror=attack()></textarea>',
  '<title><img src=x onerror=attack()></title>',
  '<meta http-equiv="refresh" content="0;url=javascript:attack()">',
  '<link rel=stylesheet href="javascript:attack()">',
  '<base href="javascript:attack()//">',
  '<marquee onstart=attack()>x</marquee>',
  '<body onload=attack()>',
  '<input autofocus onfocus=attack()>',
  '<select autofocus onfocus=attack()>',
  '<a href="\u0001javascript:attack()">x</a>',
  '<a href="javascript://%0aattack()">x</a>',
  '<p>\u202Ejs.tcatta</p>',
];

/** Those of the Big List of Naughty Strings that are markup or code; they call `alert()`. */
const published = naughtyStrings.filter(text => /[<>]|script:|&#|\bon\w+=/i.test(text));

/**
 * Some 1,400 pieces of HTML that call `attack()` or `alert()` where a page parses or runs them: the forms that are known
 * of filters of markup, each with each element and place, and those of a published list.
 */
export const htmlAttacks: readonly string[] = [
  ...tags.flatMap(tag =>
    attributes.flatMap(attribute => wraps.map(wrap => wrap.replaceAll('%', `<${tag} ${attribute}>x</${tag}>`))),
  ),
  ...tags.flatMap(tag => beginnings.map(beginning => `${beginning.replaceAll('%', tag)} x`)),
  ...others,
  ...published,
];

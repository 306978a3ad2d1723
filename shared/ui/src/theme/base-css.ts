/** The reset and the few global rules; placed once in the head, after the theme. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-y:scroll;scroll-padding:calc(var(--header-height) + 1.5rem) 0 calc(var(--bottom-nav-height) + 6rem);background:var(--ground)}
html:has(dialog[data-modal][open]){overflow:hidden;scrollbar-gutter:stable}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:400 var(--text-md)/1.55 var(--font);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:var(--weight-display);letter-spacing:var(--tracking-display);line-height:1.15;text-wrap:balance}
h1{font-size:var(--text-3xl)}h2{font-size:var(--text-2xl)}h3{font-size:var(--text-xl)}h4{font-size:var(--text-md)}
h1{overflow-wrap:anywhere}h1:focus,main:focus{outline:none}
p{text-wrap:pretty}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}legend{padding:0}
img,svg,video,canvas{display:block;max-width:100%}
:where(.line-icon){width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
img{height:auto;font-size:var(--text-xs);color:var(--ink-soft)}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,a,label,summary,select{-webkit-tap-highlight-color:transparent}
button,a,label,summary{touch-action:manipulation}
button{cursor:pointer}
button:disabled{cursor:not-allowed}
a{color:inherit;text-decoration:none}
table{border-collapse:collapse;width:100%}
strong,b{font-weight:620}
:focus-visible{outline:3px solid var(--action);outline-offset:2px;border-radius:var(--radius-sm)}
::selection{background:var(--action);color:var(--on-action)}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.skip-link{position:fixed;inset:0 auto auto 0;z-index:99;margin:.5rem;padding:.75rem 1.25rem;border-radius:var(--radius);background:var(--action);color:var(--on-action);font-weight:600;transform:translateY(-200%)}
.skip-link:focus{transform:none}
@media (max-width:991.98px){.only-wide{display:none!important}}
html:has(.page-header:focus-within){scroll-padding-top:0}
@media (min-width:992px){html{scroll-padding-bottom:2rem}.only-phone{display:none!important}}
@media (max-height:499.98px){html{scroll-padding-block:1rem}}
.error{color:var(--bad);font-size:var(--text-sm);font-weight:550}
.airy{padding-block:var(--space-4)}
.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.soft{color:var(--ink-soft);font-size:var(--text-sm)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
@media print{:root{--ground:#fff;--surface:#fff;--sand:#fff;--sand-deep:#fff;--ink:#000;--ink-soft:#444;--line:#bbb;--action:#000;--good:#000;--good-wash:#fff;--warn:#000;--warn-wash:#fff;--bad:#000;--bad-wash:#fff;color-scheme:light}html{overflow:visible}body{background:#fff;color:#000;font-size:11pt}.no-print,footer,nav,form,button:not(figcaption button),details:not([open]),dialog,.skip-link,[data-slot],main a[href][data-kind]{display:none!important}main{padding:0}img,tr,li,figure{break-inside:avoid}h1,h2,h3{break-after:avoid}}
`.replaceAll('\n', '');

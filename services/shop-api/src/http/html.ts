import { escapeUTF8 } from 'entities/escape';

/** A page of the developer tools: no script, no foreign file. */
export const toolPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeUTF8(title)}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{padding:.5rem;border-bottom:1px solid #8884;text-align:start;vertical-align:top}
button{font:inherit;padding:.6rem 1rem;border-radius:.5rem;border:1px solid #8888;cursor:pointer;margin:0 .25rem .25rem 0}
button[value=approve]{background:#0b6b3a;color:#fff;border-color:#0b6b3a}
pre{white-space:pre-wrap;margin:0;font:inherit}
</style></head><body><main><h1>${escapeUTF8(title)}</h1>${body}</main></body></html>`;

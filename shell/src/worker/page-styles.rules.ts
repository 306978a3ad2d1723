/** Styles of every page that the worker makes: nothing can be fetched for it. */
export const pageStyles = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light}
body{background:#fff;color:#14202e;font:1rem/1.5 system-ui,sans-serif}
main{display:grid;gap:1.5rem;max-width:40rem;margin:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem}
a{justify-self:start;padding:.625rem 1rem;border-radius:.75rem;background:#0a4da2;color:#fff;text-decoration:none}
:focus-visible{outline:3px solid #0a4da2;outline-offset:3px}
`;

/** No script may run and nothing may be fetched. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page that the worker makes, as an answer. */
export const pageAnswer = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });

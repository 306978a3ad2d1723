import { createHash } from 'node:crypto';
import { scriptPolicy, type Analytics, type Sdk, type SiteConfig } from '@ortoo/contracts';
import { appFiles, shopMark } from '@ortoo/contracts/app-files';
import { htmlLang, languageTags, locales, localizePath, type Locale } from '@ortoo/i18n';
import type { PageHead } from '@ortoo/remote';
import { recordFirstTouches } from '@ortoo/remote/first-touches';
import { escapeUTF8 } from 'entities/escape';
import type { PageScript } from './page-scripts';
import { breadcrumbList, withOrigin } from './structured-data';

/** Parts of a document. */
export interface DocumentParts {
  locale: Locale;
  siteName: string;
  /** A picture's path or a data address; the shop's mark when absent. */
  icon?: string | undefined;
  head: PageHead;
  /** Absolute address of this page, and its addresses in all locales by language tag. */
  url: string;
  alternates: Record<string, string>;
  feed?: PageHead['feed'];
  /** Style elements. */
  styles: string;
  html: string;
  /** Serialised for the browser. */
  boot: unknown;
  /** Scripts in loading order, each with its digest; the first one starts the page. */
  scripts: PageScript[];
}

// Scripts wait for the largest paint: load, two frames and an idle moment, or the visitor's first interaction.
const loader =
  `(()=>{let t=window.trustedTypes?.createPolicy('${scriptPolicy}',{createScriptURL:u=>u});` +
  "let d=document,s=0,go=()=>{if(s++)return;let l=JSON.parse(d.getElementById('scripts').textContent);" +
  "l.slice(1).forEach(h=>{let p=d.createElement('link');p.rel='preload';p.as='script';p.integrity=h[1];p.href=h[0];d.head.append(p)});" +
  "let m=d.createElement('script');m.integrity=l[0][1];m.src=t?t.createScriptURL(l[0][0]):l[0][0];d.head.append(m)};" +
  'let f=requestAnimationFrame,i=window.requestIdleCallback||(c=>setTimeout(c,1));' +
  "addEventListener('load',()=>f(()=>f(()=>setTimeout(()=>i(go),250))));" +
  "['pointerdown','keydown','touchstart'].forEach(e=>addEventListener(e,go,{once:true,passive:true,capture:true}))})()";

/** The only inline script, without the indentation of its source, which is on every page. */
const inline = `(${recordFirstTouches.toString().replaceAll(/^ +/gm, '')})();${loader}`;

const originsOf = (addresses: readonly string[]): string[] => addresses.map(address => new URL(address).origin);

/** Where the script of Google Analytics 4 sends events, by region. */
const googleOrigins = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Origins that pages of this site may send events to. The loader's hash permits the analytics script. */
const listenersOf = (analytics: Analytics): { img: string[]; connect: string[] } => {
  if (analytics.kind === 'pixel') return { img: originsOf([analytics.url]), connect: [] };
  if (analytics.kind === 'ga4') return { img: googleOrigins, connect: googleOrigins };
  const origins = analytics.kind === 'data_layer' ? originsOf(analytics.origins) : [];
  return { img: origins, connect: origins };
};

/** Pages connect to their own site without an entry. The loader's hash permits the scripts of SDKs, too. */
const connections = (listeners: readonly string[], sdks: readonly (Sdk | undefined)[]): string[] => {
  const theirs = sdks.flatMap(sdk => originsOf(sdk?.origins ?? []));
  const origins = [...new Set([...listeners, ...theirs])];
  return origins.length > 0 ? [["connect-src 'self'", ...origins].join(' ')] : [];
};

/**
 * Text never becomes a script or markup, and only the shop's builds create script addresses. When a site has a
 * third-party tag, that tag may insert anything.
 */
const trustedTypes = (analytics: Analytics): string[] =>
  analytics.kind === 'ga4' || (analytics.kind === 'data_layer' && analytics.script)
    ? []
    : ["require-trusted-types-for 'script'", `trusted-types ${scriptPolicy} 'allow-duplicates'`];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineHash = hashOf(inline);

/** Emotion fills elements that are empty when they are inserted, rule by rule, which needs no additional permission. */
const emptyHash = hashOf('');

/** A third-party tag may insert any styles; otherwise only the page's own style elements are permitted. */
const styleSources = (analytics: Analytics, styles: string): string => {
  if (analytics.kind === 'data_layer' && analytics.script) return "'unsafe-inline'";
  const elements = [...styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
  return [...new Set([...elements, emptyHash])].join(' ');
};

/**
 * Permits the inline script and the style elements by their hashes, and the scripts that the inline script inserts;
 * cached HTML cannot carry a nonce.
 * @param styles the document's style elements
 */
export const contentSecurityPolicy = (
  { analytics, customer_sdk, push_sdk }: Pick<SiteConfig, 'analytics' | 'customer_sdk' | 'push_sdk'>,
  styles: string,
): string => {
  const { img, connect } = listenersOf(analytics);
  return [
    "default-src 'self'",
    `script-src ${inlineHash} 'strict-dynamic'`,
    ...trustedTypes(analytics),
    "worker-src 'self'",
    `style-src 'self' ${styleSources(analytics, styles)}`,
    // Sizes and positions of single elements; an attribute cannot contain rules for other elements.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...img].join(' '),
    ...connections(connect, [customer_sdk, push_sdk]),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${name}" content="${escapeUTF8(content)}">` : '';

const openGraphLocale = (locale: Locale): string => {
  const { language, region } = new Intl.Locale(languageTags[locale]).maximize();
  return `${language}_${region}`;
};

/** Locales in Open Graph format: `mn_MN`. */
const openGraphLocales = Object.fromEntries(locales.map(locale => [locale, openGraphLocale(locale)]));

const feedLink = ({ title, path }: { title: string; path: string }) =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeUTF8(title)}" href="${escapeUTF8(path)}">`;

const headTags = ({ locale, head, siteName, url, alternates, feed }: DocumentParts) => {
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  const origin = new URL(url).origin;
  const data = [...(head.jsonLd ?? []), ...(head.breadcrumbs ? [breadcrumbList(head.breadcrumbs, locale)] : [])];
  const links = Object.entries(alternates).map(
    ([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeUTF8(href)}">`,
  );
  return [
    `<title>${escapeUTF8(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    `<link rel="canonical" href="${escapeUTF8(url)}">`,
    ...links,
    feed && feedLink(feed),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', openGraphLocales[locale]),
    meta('property', 'og:image', head.image && origin + head.image),
    meta('name', 'twitter:card', head.image && 'summary_large_image'),
    ...data.map(one => `<script type="application/ld+json">${json(withOrigin(one, origin))}</script>`),
  ].join('');
};

// Inlined because a page requests its icon before other files use the connection.
const inlineMark = `data:image/svg+xml,${encodeURIComponent(shopMark)}`;

/** What a browser installs the site with, and shows on a home screen. */
const appLinks = Object.fromEntries(
  locales.map(locale => [
    locale,
    `<link rel="manifest" href="${localizePath(appFiles.manifest, locale)}">` +
      `<link rel="apple-touch-icon" href="${appFiles.appleIcon}">`,
  ]),
);

/** The whole HTML document of a page. */
export const renderDocument = (parts: DocumentParts): string =>
  `<!doctype html><html lang="${htmlLang[parts.locale]}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
  '<meta name="color-scheme" content="light dark">' +
  `<link rel="icon" href="${escapeUTF8(parts.icon ?? inlineMark)}">${appLinks[parts.locale]}` +
  `${headTags(parts)}${parts.styles}</head>` +
  `<body><div id="root">${parts.html}</div>` +
  `<script type="application/json" id="scripts">${json(parts.scripts)}</script>` +
  `<script type="application/json" id="visit">${json(parts.boot)}</script>` +
  `<script>${inline}</script></body></html>`;

import { escapeUTF8 } from 'entities/escape';

export interface FeedEntry {
  title: string;
  summary: string;
  /** Whole address. */
  url: string;
  author: string;
  topics: readonly string[];
  published: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** Address of the list, and of the feed. */
  url: string;
  self: string;
  language: string;
}

const element = (name: string, text: string): string => `<${name}>${escapeUTF8(text)}</${name}>`;

const entryOf = ({ title, summary, url, author, topics, published }: FeedEntry): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeUTF8(url)}</guid>`,
    element('pubDate', published.toUTCString()),
    element('dc:creator', author),
    ...topics.map(topic => element('category', topic)),
    element('description', summary),
    '</item>',
  ].join('');

/** A feed in RSS 2.0, the newest entry first. */
export const rssOf = ({ title, description, url, self, language }: Feed, entries: readonly FeedEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', url),
    `<atom:link href="${escapeUTF8(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    ...entries.map(entryOf),
    '</channel></rss>',
  ].join('');

/** Titles of the feeds for news readers. */
export const feeds = {
  article: '{{name}}: нийтлэл',
  articleText: 'Аялал, хувцас, арчилгааны зөвлөгөө.',
  news: '{{name}}: мэдээ',
  newsText: 'Дэлгүүрийн мэдээ, шинэ бараа, арга хэмжээ.',
};

/** Titles of the feeds for news readers. */
export const feeds = {
  article: '{{name}}: нийтлэл',
  articleText: 'Сайн мэддэг хүмүүсийн зөвлөгөө.',
  news: '{{name}}: мэдээ',
  newsText: 'Дэлгүүрийн мэдээ, шинэ бараа, арга хэмжээ.',
};

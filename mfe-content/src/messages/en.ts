export const messages = {
  articles: {
    title: 'Articles',
    tagged: 'Articles: {{tag}}',
    text: 'Travel, clothes and care: advice from people who know.',
    stripTitle: 'Worth reading',
    tags: 'Topics',
    allTags: 'All',
    empty: 'No articles on this topic yet',
    emptyText: 'Have a look at the other topics.',
    showAll: 'All articles',
    more: 'More articles',
    minutes_one: '{{count}} minute to read',
    minutes_other: '{{count}} minutes to read',
  },
  page: { updated: 'Updated {{date}}' },
};

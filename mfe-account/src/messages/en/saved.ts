export const saved = {
  title: 'Saved for later',
  empty: 'Nothing saved for later',
  emptyText: 'Move something here from your cart with “Save for later”.',
  toCart: 'Move to cart',
  remove: 'Remove',
  removed: '{{name}} is removed.',
  quantity_one: '{{count}} piece',
  quantity_other: '{{count}} pieces',
  viewCart: 'View cart',
};

export const bookmarks = {
  title: 'Bookmarks',
  empty: 'No bookmarks yet',
  emptyText: 'Bookmark an article to read it later.',
  read: 'Read articles',
  remove: 'Remove bookmark',
  removed: '“{{name}}” is no longer bookmarked.',
};

export const history = {
  title: 'History',
  viewed: 'Viewed products',
  searches: 'Searches',
  clearViewed: 'Clear viewed products',
  clearSearches: 'Clear searches',
  remove: 'Remove from history',
  removed: 'Removed from your history.',
  empty: 'Your history is empty',
  emptyText: 'Products that you view and what you search for will show up here. You can clear it at any time.',
};

export const saved = {
  title: '稍后购买',
  empty: '没有稍后购买的商品',
  emptyText: '在购物车中点按“稍后购买”，即可将商品移到这里。',
  toCart: '加入购物车',
  remove: '移除',
  removed: '已移除{{name}}。',
  quantity_other: '{{count}}件',
  viewCart: '查看购物车',
};

export const bookmarks = {
  title: '收藏的文章',
  empty: '还没有收藏的文章',
  emptyText: '收藏喜欢的文章，方便以后阅读。',
  read: '阅读文章',
  remove: '取消收藏',
  removed: '已取消收藏“{{name}}”。',
};

export const history = {
  title: '浏览与搜索记录',
  viewed: '浏览过的商品',
  searches: '搜索记录',
  clearViewed: '清除浏览记录',
  clearSearches: '清除搜索记录',
  remove: '从记录中移除',
  removed: '已从记录中移除。',
  empty: '还没有记录',
  emptyText: '您浏览过的商品和搜索过的内容会保存在这里，可随时清除。',
};

export const notices = {
  title: '通知',
  unread_other: '{{count}}条新通知。',
  allRead: '所有通知均已读。',
  readAll: '全部标为已读',
  readOne: '标为已读',
  new: '新',
  ofShop: '商城公告',
  settings: '通知设置',
  empty: '暂无通知',
  emptyText: '订单进度、心愿单商品降价和询价答复会显示在这里。',
};

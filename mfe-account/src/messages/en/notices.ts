export const notices = {
  title: 'Notifications',
  unread_one: '{{count}} new notification.',
  unread_other: '{{count}} new notifications.',
  allRead: 'You have read everything.',
  readAll: 'Mark all as read',
  readOne: 'Mark as read',
  new: 'new',
  ofShop: 'From the shop',
  settings: 'Notification settings',
  empty: 'No notifications yet',
  emptyText: 'News about your orders, price drops on your wish list and answers to your quotes will show up here.',
};

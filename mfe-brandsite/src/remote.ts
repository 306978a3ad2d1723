import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'brandsite.home': () => import(/* webpackChunkName: "brandsite.home" */ './home/home.page'),
    'brandsite.story': () => import(/* webpackChunkName: "brandsite.story" */ './story/story.page'),
  },
  slots: {
    'brandsite.teaser': () => import(/* webpackChunkName: "brandsite.teaser" */ './slots/teaser'),
  },
  messages: {
    mn: () => import(/* webpackChunkName: "messages-mn" */ './messages/mn'),
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en'),
    ru: () => import(/* webpackChunkName: "messages-ru" */ './messages/ru'),
    cn: () => import(/* webpackChunkName: "messages-cn" */ './messages/cn'),
    it: () => import(/* webpackChunkName: "messages-it" */ './messages/it'),
  },
});

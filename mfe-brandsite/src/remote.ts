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
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});

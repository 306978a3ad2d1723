export { cn as common } from '@ortoo/i18n/messages/cn';

export const messages = {
  notFound: { title: 'Page not found', path: 'There is no page at “{{path}}”.' },
  failed: { title: 'This part is not working right now', text: 'The rest of the shop works. Please try again.', retry: 'Try again' },
};

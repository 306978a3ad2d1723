export { Sheet } from '@ortoo/ui';

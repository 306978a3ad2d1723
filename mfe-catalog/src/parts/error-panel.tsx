export { ErrorPanel } from '@ortoo/ui';

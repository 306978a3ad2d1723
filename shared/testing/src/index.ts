export { couponOf, exampleAddress, exampleOrder, lineOf, orderOf, paidOrderOf } from './example-order';
export { exampleUser } from './example-user';
export { answer, fakeApi, type FakeAnswer, type FakeApi, type RecordedCall } from './fake-api';
export { renderPage } from './render-page';
export { renderSlot } from './render-slot';
export { resetStores } from './reset-stores';
export { sameText } from './same-text';
export { exampleSite } from './site-data';
/** For components outside of a remote: `renderPage` and `renderSlot` return one. */
export { userEvent } from '@testing-library/user-event';

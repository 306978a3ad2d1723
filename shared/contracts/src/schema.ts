export * from './release.schema';
export * from './common.schema';
export * from './site.schema';
export * from './catalog.schema';
export * from './order.schema';
export * from './checkout.schema';
export * from './session.schema';
export * from './backoffice.schema';

export { ApiError, errorMessage, toApiError } from './api-error';
export { call } from './call';
export { apiOf, bindApi, createApi, type Api, type ApiClient, type ApiOptions, type CallOptions } from './api';

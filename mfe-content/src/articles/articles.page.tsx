import { defineListPage } from '../parts/listing/list-page';

export const page = defineListPage('article');

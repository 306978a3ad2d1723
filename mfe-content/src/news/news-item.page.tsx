import { defineReadingPage } from '../parts/reading/reading-page';

export const page = defineReadingPage('news');

import { definePage, type PageProps } from '@ortoo/remote';

const Product = ({ params }: PageProps) => <h1>{params['slug']}</h1>;

export const page = definePage({ head: ({ params }) => ({ title: params['slug'] ?? '' }), Page: Product });

import { useQuery } from '@tanstack/react-query';
import type { StaffProduct } from '@ortoo/contracts';
import { failedPage, useHref, useLocale, useMessages, useNavigate, type PageProps } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { ButtonLink, ErrorPanel, EyeIcon, FormSkeleton, TextLink } from '@ortoo/ui';
import { productChoicesQuery } from '../parts/product-choices.queries';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { ProductEditor } from './product-editor';
import { ProductState } from './product-state';
import { staffProductQuery } from './products.queries';

const Head = ({ product }: { product: StaffProduct }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <>
      <ProductState state={product.state} />
      {product.published && (
        <ButtonLink
          kind="secondary"
          size="sm"
          href={href(`/products/${product.slug}`)}
          target="_blank"
          icon={<EyeIcon />}
        >
          {t('products.show')}
        </ButtonLink>
      )}
    </>
  );
};

const ProductPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const navigate = useNavigate();
  const { id = '' } = params;
  const isNew = id === 'new';
  const query = useQuery({ ...staffProductQuery(Number(id)), enabled: !isNew });
  const choices = useQuery(productChoicesQuery());
  const failed = query.isError && !query.data ? query : choices.isError && !choices.data ? choices : undefined;
  const product = isNew ? null : query.data;
  const names = product?.texts;
  const name = names?.[locale]?.name || names?.mn?.name;
  const onSaved = (saved: StaffProduct) => {
    showToast({
      tone: 'success',
      text: t('products.saved', { name: saved.texts[locale]?.name || saved.texts.mn?.name || saved.slug }),
    });
    if (isNew) void navigate(`/backoffice/products/${saved.id}`, { replace: true });
  };
  return (
    <Workplace
      title={name || t(isNew ? 'products.add' : 'products.one')}
      text={<TextLink href={href('/backoffice/products')}>{t('products.title')}</TextLink>}
      actions={product && <Head product={product} />}
    >
      {failed && <ErrorPanel {...failedPage(t, failed)} />}
      {!failed && (product === undefined || !choices.data) && <FormSkeleton label={t('state.loading')} fields={8} />}
      {!failed && product !== undefined && choices.data && (
        <ProductEditor key={id} product={product} choices={choices.data} onSaved={onSaved} />
      )}
    </Workplace>
  );
};

export const page = defineStaffPage('products.one', ProductPage);

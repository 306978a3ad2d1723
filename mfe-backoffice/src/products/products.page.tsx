import { useQuery } from '@tanstack/react-query';
import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, PackageIcon, PlusIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { exportQuery } from '../parts/export-query';
import { productChoicesQuery } from '../parts/product-choices.queries';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { productColumns, productList, productViews } from './products.list';
import { staffProductsQuery } from './products.queries';

const asChoices = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const Products = () => {
  const t = useMessages();
  const href = useHref();
  const list = useList(productList);
  const query = useQuery(staffProductsQuery(list.query));
  const choices = useQuery(productChoicesQuery()).data;
  const addNew = (
    <ButtonLink size="sm" href={href('/backoffice/products/new')} icon={<PlusIcon />}>
      {t('products.add')}
    </ButtonLink>
  );
  return (
    <Workplace title={t('products.title')} actions={addNew}>
      <DataTable
        {...{ list, query }}
        rows={query.data?.products}
        columns={productColumns}
        rowId={({ id }) => String(id)}
        hrefOf={({ id }) => href(`/backoffice/products/${id}`)}
        caption={t('products.title')}
        searchLabel={t('products.search')}
        choices={{ vendor_id: asChoices(choices?.vendors), taxon_id: asChoices(choices?.taxons) }}
        views={productViews}
        empty={{ icon: <PackageIcon />, title: t('products.none'), text: t('products.noneText'), actions: addNew }}
        exportHref={shopApiPrefix + documentPaths.productsCsv(exportQuery(list.query))}
      />
    </Workplace>
  );
};

export const page = defineStaffPage('products.title', Products);

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { Button, TagIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { ListAndDetail } from '../parts/list-and-detail';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { PromotionDetail } from './promotion-detail';
import { PromotionDialog } from './promotion-dialog';
import { promotionColumns, promotionList, promotionViews } from './promotions.list';
import { staffPromotionsQuery } from './promotions.queries';

const Promotions = () => {
  const t = useMessages();
  const list = useList(promotionList);
  const query = useQuery(staffPromotionsQuery(list.query));
  const [isCreating, setCreating] = useState(false);
  const { open } = list.state;
  const add = <Button onClick={() => setCreating(true)}>{t('promotions.add')}</Button>;
  return (
    <Workplace title={t('promotions.title')} text={t('promotions.text')} actions={add}>
      <ListAndDetail detail={open && <PromotionDetail key={open} list={list} id={Number(open)} />}>
        <DataTable
          {...{ list, query }}
          rows={query.data?.promotions}
          columns={promotionColumns}
          rowId={({ id }) => String(id)}
          caption={t('promotions.title')}
          searchLabel={t('promotions.search')}
          views={promotionViews}
          empty={{ icon: <TagIcon />, title: t('promotions.none'), text: t('promotions.noneText') }}
        />
      </ListAndDetail>
      <PromotionDialog open={isCreating} onClose={() => setCreating(false)} />
    </Workplace>
  );
};

export const page = defineStaffPage('promotions.title', Promotions);

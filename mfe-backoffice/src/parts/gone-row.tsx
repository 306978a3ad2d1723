import { useMessages } from '@ortoo/remote';
import { DetailPanel } from './detail-panel';
import type { ListControl } from './use-list';

/** The open row is not on this page of the list: somebody has decided it, or the list has moved on. */
export const GoneRow = ({ list }: { list: ListControl }) => {
  const t = useMessages();
  return (
    <DetailPanel list={list} title={t('list.gone')}>
      <p>{t('list.goneText')}</p>
    </DetailPanel>
  );
};

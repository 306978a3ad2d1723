import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { documentPaths, shopApiPrefix, type PickList } from '@ortoo/contracts';
import { failedPage, useHref, useMessages } from '@ortoo/remote';
import {
  ButtonLink,
  CircleCheckIcon,
  EmptyState,
  ErrorPanel,
  ListSkeleton,
  PackageIcon,
  Picture,
  PrinterIcon,
  TextLink,
} from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { pickListQuery } from './orders.queries';

const Line = ({ line }: { line: PickList['lines'][number] }) => {
  const href = useHref();
  return (
    <li>
      <label>
        <input type="checkbox" />
        <span className="picture">
          {line.image ? (
            <Picture src={line.image} alt="" sizes="48px" maxWidth={96} />
          ) : (
            <PackageIcon aria-hidden="true" />
          )}
        </span>
        <span className="name">
          <strong>{line.name}</strong>
          <span className="soft">{[line.options_text, line.sku].filter(Boolean).join(' · ')}</span>
        </span>
        <strong className="quantity">{`× ${line.quantity}`}</strong>
      </label>
      <p className="soft">
        {line.order_numbers.map(number => (
          <TextLink key={number} href={href(`/backoffice/orders/${number}`)}>
            {number}
          </TextLink>
        ))}
      </p>
    </li>
  );
};

const PickListPage = () => {
  const t = useMessages();
  const query = useQuery(pickListQuery());
  const { data, isError } = query;
  const vendors = [...new Set(data?.lines.map(({ vendor }) => vendor))];
  return (
    <Workplace
      title={t('pickList.title')}
      text={data && t('pickList.text', { count: data.orders })}
      actions={
        data &&
        data.lines.length > 0 && (
          <ButtonLink
            size="sm"
            href={shopApiPrefix + documentPaths.pickListPdf}
            target="_blank"
            rel="noopener"
            icon={<PrinterIcon />}
          >
            {t('pickList.print')}
          </ButtonLink>
        )
      }
    >
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={6} />}
      {data?.lines.length === 0 && (
        <EmptyState icon={<CircleCheckIcon />} title={t('pickList.none')} text={t('pickList.noneText')} />
      )}
      {vendors.map(vendor => (
        <section key={vendor} css={style} aria-label={vendor}>
          <h2>{vendor}</h2>
          <ul>{data?.lines.flatMap(line => (line.vendor === vendor ? [<Line key={line.sku} line={line} />] : []))}</ul>
        </section>
      ))}
    </Workplace>
  );
};

export const page = defineStaffPage('pickList.title', PickListPage);

const style = css`
  margin-bottom: var(--space-3);
  font-size: var(--text-sm);
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-md);
  }
  ul {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li {
    padding: 0.375rem var(--space-2);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: var(--target);
    cursor: pointer;
  }
  label:has(:checked) {
    opacity: 0.55;
  }
  .picture {
    flex: none;
    width: 3rem;
    border-radius: var(--radius-sm);
    overflow: hidden;
  }
  .name {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--action);
  }
  .quantity {
    font-size: var(--text-md);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem var(--space-1-5);
    padding-left: 2rem;
  }
`;

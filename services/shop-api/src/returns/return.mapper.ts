import type { ReturnAuthorization } from '@ortoo/contracts';
import { productText } from '../catalog/api';
import { maybeTime, time, wire } from '../http/display';
import type { Reader } from '../http/locale';
import type { ReturnRow } from './returns.tables';

export const serializeReturn = (row: ReturnRow, reader: Reader): ReturnAuthorization => ({
  id: row.id,
  number: row.number,
  order_number: row.order_number,
  state: row.state,
  reason: row.reason,
  memo: row.memo,
  destination: row.destination,
  bank_account:
    row.account_name !== null && row.iban !== null ? { account_name: row.account_name, iban: row.iban } : null,
  return_items: row.items.map(({ line_item_id, quantity, ...product }) => ({
    line_item_id,
    name: productText(product, reader).name,
    quantity,
  })),
  amount: wire(row.amount),
  transfer_amount: row.transfer_amount === null ? null : wire(row.transfer_amount),
  staff_note: row.staff_note,
  created_at: time(row.created_at),
  decided_at: maybeTime(row.decided_at),
  refunded_at: maybeTime(row.refunded_at),
});

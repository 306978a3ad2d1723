import type { Exchange, ReturnAuthorization } from '@ortoo/contracts';
import { optionsText, productText } from '../catalog/api';
import { maybeTime, time, wire } from '../http/display';
import type { Reader } from '../http/locale';
import type { ExchangeRow } from './exchanges.tables';
import type { ReturnRow } from './returns.tables';

const serializeExchange = (row: ExchangeRow, reader: Reader): Exchange => ({
  name: productText(row, reader).name,
  options_text: optionsText(row.option_value_ids, row.options, reader),
  sku: row.sku,
  quantity: row.quantity,
  difference: wire(row.difference),
  tracking: row.tracking,
  sent_at: maybeTime(row.sent_at),
});

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
  exchange: row.exchange && serializeExchange(row.exchange, reader),
  staff_note: row.staff_note,
  created_at: time(row.created_at),
  decided_at: maybeTime(row.decided_at),
  refunded_at: maybeTime(row.refunded_at),
});

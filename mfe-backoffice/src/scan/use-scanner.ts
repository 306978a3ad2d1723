import { useStore } from '@nanostores/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf, type ApiError } from '@ortoo/http';
import { useEffect, useRef } from 'react';
import { staffCouponsKey } from '../parts/coupon.mutations';
import { $where } from '../parts/where.store';
import { couponKeyQuery } from './scan.queries';
import { type DeviceScan, isSameScan, toneOf } from './scan.rules';
import { loadScans, scan, undo } from './scanner';
import { $event } from './scanner.store';
import { signal } from './signals';

/** Answers scans and undoes them, with what this gate is set to. */
export const useScanner = () => {
  const client = useQueryClient();
  const gate = useStore($where, { ssr: 'initial' }).trim();
  const event = Number(useStore($event, { ssr: 'initial' })) || null;
  const { data: key } = useQuery(couponKeyQuery);
  const last = useRef<Pick<DeviceScan, 'code' | 'at'>>(undefined);
  useEffect(() => void loadScans(), []);

  const scanning = useMutation<DeviceScan, ApiError, string>({
    networkMode: 'always',
    mutationFn: code => scan(apiOf(client), code, { gate, event, key }),
    onSuccess: ({ answer }) => signal(toneOf(answer)),
    onError: () => signal('bad'),
    onSettled: () => void client.invalidateQueries({ queryKey: staffCouponsKey }),
  });
  const undoing = useMutation<DeviceScan, ApiError, DeviceScan>({
    networkMode: 'always',
    mutationFn: entry => undo(apiOf(client), entry),
    // The guest may come back at once.
    onSuccess: () => (last.current = undefined),
  });

  const onScan = (input: string) => {
    const code = input.trim();
    if (!code || scanning.isPending) return;
    last.current = { code, at: new Date().toISOString() };
    undoing.reset();
    scanning.mutate(code);
  };
  /** A code stays in front of the camera while its answer is read. */
  const onSeen = (code: string) => {
    const now = new Date();
    if (isSameScan(last.current, code.trim(), now)) last.current = { code: code.trim(), at: now.toISOString() };
    else onScan(code);
  };
  return { onScan, onSeen, scanning, undoing };
};

import { useStore } from '@nanostores/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf, type ApiError } from '@ortoo/http';
import { useCallback, useEffect, useRef } from 'react';
import { staffCouponsKey } from '../parts/coupon.mutations';
import { $where } from '../parts/where.store';
import { couponKeyQuery } from './scan.queries';
import { type DeviceScan, isSameScan, toneOf } from './scan.rules';
import { loadScans, scan, undo } from './scanner';
import { $event } from './scanner.store';
import { allowSound, signal } from './signals';

/** Answers scans and undoes them, with what this gate is set to. */
export const useScanner = () => {
  const client = useQueryClient();
  const gate = useStore($where, { ssr: 'initial' }).trim();
  const event = Number(useStore($event, { ssr: 'initial' })) || null;
  const { data: key } = useQuery(couponKeyQuery);
  const seen = useRef(new Map<string, number>());
  useEffect(() => void loadScans(), []);

  const scanning = useMutation<DeviceScan, ApiError, string>({
    networkMode: 'always',
    // One after the other: a hand scanner may be faster than an answer.
    scope: { id: 'scan' },
    mutationFn: code => scan(apiOf(client), code, { gate, event, key }),
    onSuccess: ({ answer }) => signal(toneOf(answer)),
    onError: () => signal('bad'),
    onSettled: () => void client.invalidateQueries({ queryKey: staffCouponsKey }),
  });
  const undoing = useMutation<DeviceScan, ApiError, DeviceScan>({
    networkMode: 'always',
    mutationFn: entry => undo(apiOf(client), entry),
    // The guest may come back at once.
    onSuccess: ({ code }) => void seen.current.delete(code),
  });

  const onScan = (input: string) => {
    const code = input.trim();
    if (!code) return;
    // A hand scanner's keys permit it as the button of the camera does.
    allowSound();
    seen.current.set(code, Date.now());
    undoing.reset();
    scanning.mutate(code);
  };
  /** A hand scanner may read a code twice: while its answer is on the screen, the second time is not another guest. */
  const onTyped = (input: string) => {
    const code = input.trim();
    const isAnswered = scanning.variables === code && (scanning.isPending || scanning.data !== undefined);
    if (!(isAnswered && isSameScan(seen.current.get(code), Date.now()))) onScan(code);
  };
  /** A code stays in front of the camera while its answer is read. */
  const onSeen = (code: string) => {
    const isSame = isSameScan(seen.current.get(code.trim()), Date.now());
    if (isSame) seen.current.set(code.trim(), Date.now());
    else if (!scanning.isPending) onScan(code);
  };
  const { reset } = scanning;
  const { mutate } = undoing;
  const onUndo = useCallback((entry: DeviceScan) => mutate(entry, { onSuccess: () => reset() }), [mutate, reset]);
  return { onTyped, onSeen, onUndo, scanning, undoing };
};

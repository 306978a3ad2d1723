import { mutationOptions } from '@tanstack/react-query';
import type { ChangedStaffDraw, StaffDraw } from '@ortoo/contracts';
import { changeStaffDraw, listStaffDraws } from '@ortoo/contracts/endpoints';
import { type ApiError, apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';

const drawsKey = ['back-office', 'draws'] as const;

export const staffDrawsQuery = () => endpointQuery(drawsKey, listStaffDraws, {});

export const changeDrawMutation = mutationOptions<StaffDraw, ApiError, ChangedStaffDraw & { slug: string }>({
  mutationFn: ({ slug, ...body }, { client }) => call(apiOf(client), changeStaffDraw, { params: { slug }, body }),
  // After a conflict the page knows the new version and the new stocks.
  onSettled: (_draw, _error, _body, _before, { client }) => client.invalidateQueries({ queryKey: drawsKey }),
});

import { overrideText, type Override } from '@ortoo/contracts';
import type { newTeam } from './releases';

type Team = ReturnType<typeof newTeam>;

/** A token signed by a team. */
export const tokenOf = (team: Team, claims: Partial<Override>): string => {
  const override = { remote: 'catalog', expires: '2026-11-21T18:00:00.000Z', key: team.id, ...claims };
  const text = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${text}.${team.signText(overrideText(text)).toString('base64url')}`;
};

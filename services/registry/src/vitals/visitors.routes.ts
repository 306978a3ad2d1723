import { visitorPaths, type UsedRelease } from '@ortoo/contracts';
import { beaconSchema, failureReportSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Examine } from '../gate/examine';
import type { Registry } from '../registry';
import { watchCanaries } from './canary-watch';
import { createFailureLimit } from './failure-limit';
import { createLimit } from './limit';
import { networkOf, subscriberNetworkOf } from './network.rules';
import { createSuspects } from './suspects';
import type { Vitals } from './vitals';

interface VisitorsOptions {
  registry: Registry;
  vitals: Vitals;
  clock: () => Date;
  /** Whether the visitor's session has the staff role. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Tries a release reported by pages. */
  examine?: Examine | undefined;
}

type Used = Pick<UsedRelease, 'remote' | 'release'>;

/** Max size of a report or beacon, in bytes. */
const bodyLimit = 8 * 1024;

/** An apartment building behind one address sends more than a home; a flood is cut off. */
const perMinute = { reports: 30, beacons: 600 };

/** Milliseconds between two checks of the canaries, and between two saves. */
const everySoOften = 5000;

/** Reports of pages on releases: open to all, and verified before they count. Responses are empty. */
export const visitorsRoutes: FastifyPluginAsync<VisitorsOptions> = async (app, options) => {
  const { registry, vitals, clock, isStaff, examine } = options;
  const suspect = createSuspects({ registry, vitals, clock, examine });
  const endBadCanaries = watchCanaries(registry, vitals);
  const mayReport = createLimit(perMinute.reports, clock);
  const mayFail = createFailureLimit(clock);
  const canReport = createLimit(perMinute.beacons, clock);

  /**
   * Whether this visitor's page of that plan may have used the release: a gated one fails for unauthorized visitors.
   */
  const mayHaveUsed = async (request: FastifyRequest, plan: string, used: Used): Promise<boolean> => {
    if (!(await registry.isOf(plan, used))) return false;
    const record = await registry.find(used.remote, used.release);
    return !record?.manifest.gated || isStaff(request);
  };

  // A page that is being left sends plain text: any other type would trigger a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));

  app.post(visitorPaths.reports, { bodyLimit }, async (request, reply) => {
    const network = networkOf(request.ip);
    if (!mayReport(network)) return reply.code(429).send();
    const report = failureReportSchema.parse(request.body);
    if (await mayHaveUsed(request, report.plan, report)) await suspect(report, subscriberNetworkOf(request.ip));
    return reply.code(204).send();
  });

  app.post(visitorPaths.beacons, { bodyLimit }, async (request, reply) => {
    const network = networkOf(request.ip);
    if (!canReport(network)) return reply.code(429).send();
    const { plan, used } = beaconSchema.parse(request.body);
    const known = await Promise.all(used.map(async one => ((await mayHaveUsed(request, plan, one)) ? [one] : [])));
    const isCounted = ({ failed, remote, release }: UsedRelease) => !failed || mayFail(network, remote, release);
    known.flat().filter(isCounted).forEach(vitals.count);
    await endBadCanaries();
    return reply.code(204).send();
  });

  const look = () => Promise.all([endBadCanaries(), vitals.save()]).catch((error: unknown) => app.log.error(error));
  const timer = setInterval(() => void look(), everySoOften).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await vitals.save();
  });
};

import type { Organization } from '@ortoo/contracts';
import { DomainError, fieldError, unavailable } from '../http/domain-error';
import type { Shop } from '../shop';
import { plainRegistry, registryKind } from './registry.rules';

/** The tax office's data of a company's registry number; the error belongs to the field `registry_number`. */
export const lookUpOrganization = async (shop: Shop, text: string): Promise<Organization> => {
  const registry_number = plainRegistry(text);
  if (registryKind(registry_number) !== 'organization') throw fieldError('registry_number', 'REGISTRY_NUMBER');
  const { taxOffice } = shop.partners;
  if (!taxOffice) throw new DomainError('UNAVAILABLE');
  const found = await taxOffice.findOrganization(registry_number).catch(unavailable);
  if (!found) throw fieldError('registry_number', 'ORGANIZATION_NOT_FOUND');
  return { registry_number, tin: found.tin, name: found.name, vat_payer: found.vatPayer };
};

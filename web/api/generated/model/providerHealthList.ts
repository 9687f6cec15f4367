/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ProviderHealth } from './providerHealth.ts';

export interface ProviderHealthList {
  items: ProviderHealth[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}

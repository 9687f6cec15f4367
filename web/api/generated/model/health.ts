/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { HealthStatus } from './healthStatus.ts';

export interface Health {
  status: HealthStatus;
}

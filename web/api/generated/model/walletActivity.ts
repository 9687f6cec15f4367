/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ActivityPeriod } from './activityPeriod.ts';
import type { ActivityPoint } from './activityPoint.ts';

export interface WalletActivity {
  period: ActivityPeriod;
  points: ActivityPoint[];
}

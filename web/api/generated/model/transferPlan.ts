/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';
import type { TransferRepetition } from './transferRepetition.ts';

export interface TransferPlan {
  /** Of the first run, in Riyadh. After today, within a year */
  startsOn: Day;
  repeats: TransferRepetition;
}

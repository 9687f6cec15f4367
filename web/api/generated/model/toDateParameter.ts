/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';

export type ToDateParameter = Day;

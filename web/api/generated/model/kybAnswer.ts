/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybAnswerLabels } from './kybAnswerLabels.ts';

/**
 * A chosen option, with its labels as of now
 */
export interface KybAnswer {
  code: string;
  labels: KybAnswerLabels;
}

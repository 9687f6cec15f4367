/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ActivateActionType } from './activateActionType.ts';

export interface ActivateAction {
  type: ActivateActionType;
}

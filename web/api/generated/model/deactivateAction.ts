/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DeactivateActionType } from './deactivateActionType.ts';

export interface DeactivateAction {
  type: DeactivateActionType;
}

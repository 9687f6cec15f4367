/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ActivateAction } from './activateAction.ts';
import type { CreateSubWalletAction } from './createSubWalletAction.ts';
import type { DeactivateAction } from './deactivateAction.ts';
import type { SetLimitAction } from './setLimitAction.ts';

export type WalletActionRequest = ActivateAction | DeactivateAction | SetLimitAction | CreateSubWalletAction;

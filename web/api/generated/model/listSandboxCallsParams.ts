/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxPhoneNumberParameter } from './sandboxPhoneNumberParameter.ts';

export type ListSandboxCallsParams = {
/**
 * A Saudi mobile number in E.164
 * @pattern ^\+9665[0-9]{8}$
 */
phoneNumber: SandboxPhoneNumberParameter;
};

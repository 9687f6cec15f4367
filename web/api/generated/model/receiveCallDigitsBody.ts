/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * As far as it is read. Other fields, such as `speechResult` and `confidence`, are ignored
 */
export type ReceiveCallDigitsBody = {
  /** The id of the call at Unifonic */
  callId?: string | number | null;
  /** The keys that were pressed, if any */
  digits?: string | number | null;
};

/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CallInstructionLanguage } from './callInstructionLanguage.ts';
import type { CallInstructionVoice } from './callInstructionVoice.ts';

export interface CallInstruction {
  /** The text */
  say: string;
  language: CallInstructionLanguage;
  voice: CallInstructionVoice;
  /** Where the next key is reported. Left out, the call ends after the text */
  responseUrl?: string;
}

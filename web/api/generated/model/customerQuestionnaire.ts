/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerQuestionnaireRiskRating } from './customerQuestionnaireRiskRating.ts';
import type { KybAnswer } from './kybAnswer.ts';

export interface CustomerQuestionnaire {
  riskRating: CustomerQuestionnaireRiskRating;
  annualRevenue: KybAnswer;
  businessActivity: KybAnswer;
  purposes: KybAnswer[];
  /** The text for the purpose `other` */
  purposeOther?: string;
}

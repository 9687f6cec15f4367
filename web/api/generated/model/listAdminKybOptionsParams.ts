/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';

export type ListAdminKybOptionsParams = {
/**
 * Which question of the questionnaire
 */
category: KybCategory;
};

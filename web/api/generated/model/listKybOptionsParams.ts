/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybCategory } from './kybCategory.ts';
import type { ListKybOptionsLocale } from './listKybOptionsLocale.ts';

export type ListKybOptionsParams = {
/**
 * Which question of the questionnaire
 */
category: KybCategory;
/**
 * Language of the labels
 */
locale?: ListKybOptionsLocale;
};

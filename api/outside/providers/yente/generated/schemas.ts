/**
 * Generated from providers/yente.yaml by orval. Do not edit; run `npm run generate`.
 */
import * as zod from 'zod';

export const Query = zod.object({
  "schema": zod.enum(['Person', 'Company']),
  "properties": zod.object({
  "name": zod.array(zod.string().min(1)).min(1).describe('In any language'),
  "birthDate": zod.array(zod.iso.date()).optional()
})
});

export type Query = zod.input<typeof Query>;
export type QueryOutput = zod.output<typeof Query>;

export const MatchRequest = zod.object({
  "queries": zod.record(zod.string(), Query).describe('By a name of our own')
});

export type MatchRequest = zod.input<typeof MatchRequest>;
export type MatchRequestOutput = zod.output<typeof MatchRequest>;

export const Candidate = zod.object({
  "id": zod.string().nullish().describe('Identifies the entry'),
  "score": zod.number().nullish(),
  "match": zod.boolean().nullish().describe('Whether the score is above the threshold')
});

export type Candidate = zod.input<typeof Candidate>;
export type CandidateOutput = zod.output<typeof Candidate>;

export const Found = zod.object({
  "status": zod.int().nullish().describe('200 if the query was run'),
  "results": zod.array(Candidate).nullish().describe('Entries that are alike')
});

export type Found = zod.input<typeof Found>;
export type FoundOutput = zod.output<typeof Found>;

export const MatchResponse = zod.object({
  "responses": zod.record(zod.string(), Found)
});

export type MatchResponse = zod.input<typeof MatchResponse>;
export type MatchResponseOutput = zod.output<typeof MatchResponse>;
/**
 * Responds to each query under the same name.
 * @summary Compare people and companies with a list
 */
export const matchEntitiesPathDatasetRegExp = new RegExp('^[a-z0-9_]+$');

export const MatchEntitiesParams = zod.object({
  "dataset": zod.string().regex(matchEntitiesPathDatasetRegExp).describe('The collection of lists')
})

export const MatchEntitiesBody = MatchRequest

export const MatchEntities200Response = MatchResponse

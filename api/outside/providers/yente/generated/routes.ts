// Generated from providers/yente.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'


export const matchEntities = createRoute({ "method": 'post', "path": '/match/{dataset}', "operationId": 'matchEntities', "x-repeatable": true, "security": [], "request": { "params": schemas.MatchEntitiesParams, "body": { "required": true, "content": { "application/json": { "schema": schemas.MatchEntitiesBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.MatchEntities200Response } } } } })

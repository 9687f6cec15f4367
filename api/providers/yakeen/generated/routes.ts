// Generated from providers/yakeen.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const appId = { appId: [] }
const appKey = { appKey: [] }
const serviceKey = { serviceKey: [] }
const organizationNumber = { organizationNumber: [] }

export const getMobileOwnership = createRoute({ "method": 'get', "path": '/person/{id}/owns-mobile/{mobile}', "operationId": 'getMobileOwnership', "tags": ["phone"], "summary": "Check whether a person owns a mobile phone", "security": [{ ...appId, ...appKey, ...serviceKey, ...organizationNumber }], "request": { "params": schemas.GetMobileOwnershipParams }, "responses": { 200: { "description": "The ownership, or an error", "content": { "application/json": { "schema": schemas.GetMobileOwnership200Response, "examples": {"owner":{"value":{"referenceNumber":"d2719b3c","id":"1990800003","mobile":"512345678","isOwner":true}},"not_owner":{"value":{"referenceNumber":"d2719b3d","id":"1990600023","mobile":"512345678","isOwner":false}},"without_word":{"value":{"referenceNumber":"d2719b3e"}},"other_person":{"value":{"referenceNumber":"d2719b3f","id":"1990800003","isOwner":true}},"accepted_error":{"value":{"code":101,"message":"Invalid ID"}}} } } }, 400: { "description": "The request was not accepted", "content": { "application/json": { "schema": schemas.GetMobileOwnership400Response, "examples": {"bad_id":{"value":{"code":"101","message":"Invalid ID"}},"bad_mobile":{"value":{"code":"102","message":"Invalid mobile number"}},"internal":{"value":{"code":"100","message":"Internal error"}},"service_key":{"value":{"code":"103","message":"Invalid service key"}}} } } } } })

// Generated from providers/yakeen.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const appId = (...roles: string[]) => ({ appId: roles })
const appKey = (...roles: string[]) => ({ appKey: roles })
const serviceKey = (...roles: string[]) => ({ serviceKey: roles })
const organizationNumber = (...roles: string[]) => ({ organizationNumber: roles })

export const getMobileOwnership = createRoute({ "method": 'get', "path": '/person/{id}/owns-mobile/{mobile}', "operationId": 'getMobileOwnership', "security": [{ ...appId(), ...appKey(), ...serviceKey(), ...organizationNumber() }], "request": { "params": schemas.GetMobileOwnershipParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetMobileOwnership200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.GetMobileOwnership400Response } } } } })

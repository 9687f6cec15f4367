// Generated from providers/nafath.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const appId = (...roles: string[]) => ({ appId: roles })
const appKey = (...roles: string[]) => ({ appKey: roles })

export const createSession = createRoute({ "method": 'get', "path": '/api/v2/oidc/session', "operationId": 'createSession', "security": [{ ...appId(), ...appKey() }], "request": { "query": schemas.CreateSessionQueryParams, "headers": schemas.CreateSessionHeader }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.CreateSession200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.CreateSession400Response } } } } })

export const redeemState = createRoute({ "method": 'post', "path": '/api/v2/oidc/jwt', "operationId": 'redeemState', "security": [{ ...appId(), ...appKey() }], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.RedeemStateBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.RedeemState200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.RedeemState400Response } } }, 401: { "description": '', "content": { "application/json": { "schema": schemas.RedeemState401Response } } } } })

export const getKeys = createRoute({ "method": 'get', "path": '/api/v1/mfa/jwk', "operationId": 'getKeys', "security": [{ ...appId(), ...appKey() }], "request": {  }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetKeys200Response } } } } })
